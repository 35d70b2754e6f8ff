import RxCore
import RxVirtualTime

extension LawTable {
  private static let recovers: [OperatorLaw: String] = [.sourceErrors: "it is there to recover"]

  static let recovering: [LawRow] = [
    LawRow(
      "Catch",
      closures: ["handler": { source, probe in source.catch { _ in try probe.passing(.just(0)) } }],
      except: recovers
    ) { $0.catch { _ in .just(0) } },
    LawRow(ofTwo: "Catch", "with another source", except: recovers) { one, other in
      one.catch { _ in other }
    },
    LawRow("CatchAndReturn", except: recovers) { $0.catchAndReturn(0) },
    LawRow(ofTwo: "CatchSequence", except: recovers) { one, other in
      Observable.catch(sequence: [one, other])
    },
    LawRow("Retry", "twice") { $0.retry(2) },
    LawRow("Retry", "once") { $0.retry(1) },
    LawRow(
      "RetryWhen",
      closures: [
        "notificationHandler": { source, probe in
          source.retry { errors in
            probe.touch()
            return errors.flatMap { Observable<Int>.error($0) }
          }
        }
      ]
    ) { source in source.retry { errors in errors.flatMap { Observable<Int>.error($0) } } },
  ]
}
