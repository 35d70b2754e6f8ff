import RxCore
import RxVirtualTime

extension LawTable {
  private static var main: MainScheduler { MainScheduler.instance }

  static let timing: [LawRow] = [
    LawRow("Debounce", "shorter than the gaps") { $0.debounce(.milliseconds(1), scheduler: main) },
    LawRow("Debounce", "longer") { $0.debounce(.milliseconds(5), scheduler: main) },
    LawRow("Delay") { $0.delay(.milliseconds(3), scheduler: main) },
    LawRow("DelaySubscription") { $0.delaySubscription(.milliseconds(3), scheduler: main) },
    LawRow.creating("Interval") {
      Observable<Int>.interval(.milliseconds(3), scheduler: main)
    },
    LawRow(ofTwo: "Sample") { one, other in one.sample(other) },
    LawRow(ofTwo: "Sample", "with a default") { one, other in one.sample(other, defaultValue: 0) },
    LawRow("Throttle") { $0.throttle(.milliseconds(3), scheduler: main) },
    LawRow("Throttle", "first only") {
      $0.throttle(.milliseconds(3), latest: false, scheduler: main)
    },
    LawRow("Timeout", "in time") { $0.timeout(.milliseconds(20), scheduler: main) },
    LawRow(
      "Timeout", "too late",
      except: [.laterSources: "the first span is counted from the subscription"]
    ) { $0.timeout(.milliseconds(5), other: Observable.just(0), scheduler: main) },
    LawRow.creating("Timer") { Observable<Int>.timer(.milliseconds(3), scheduler: main) },
    LawRow.creating("Timer", "with a period") {
      Observable<Int>.timer(.milliseconds(3), period: .milliseconds(2), scheduler: main)
    },
  ]
}
