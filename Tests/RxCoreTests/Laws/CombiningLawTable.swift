import RxCore
import RxVirtualTime

extension LawTable {
  static let combining: [LawRow] = [
    LawRow(ofTwo: "Amb") { one, other in one.amb(other) },
    LawRow(
      ofTwo: "CombineLatest",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.combineLatest(one, other) { try probe.passing([$0, $1]) }
        }
      ]
    ) { Observable.combineLatest($0, $1) { [$0, $1] } },
    LawRow(
      ofTwo: "CombineLatestArity",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.combineLatest(one, other, one) { try probe.passing([$0, $1, $2]) }
        }
      ]
    ) { Observable.combineLatest($0, $1, $0) { [$0, $1, $2] } },
    LawRow(
      ofTwo: "CombineLatestCollection",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.combineLatest([one, other]) { try probe.passing($0) }
        }
      ]
    ) { Observable.combineLatest([$0, $1]) },
    LawRow(ofTwo: "Concat", except: waitsForOther) { one, other in one.concat(other) },
    LawRow("Concat", "nested") { source in source.map(timed).concat() },
    LawRow(ofTwo: "Merge") { Observable.merge($0, $1) },
    LawRow(ofTwo: "Merge", "nested", except: waitsForOther) { one, other in
      one.map { _ in other }.merge()
    },
    LawRow("Merge", "at most two") { source in source.map(timed).merge(maxConcurrent: 2) },
    LawRow(
      "StartWith", except: [.laterSources: "the first element comes with the subscription"]
    ) { $0.startWith(0) },
    LawRow(
      ofTwo: "WithLatestFrom",
      closures: [
        "resultSelector": { one, other, probe in
          one.withLatestFrom(other) { try probe.passing([$0, $1]) }
        }
      ]
    ) { one, other in one.withLatestFrom(other) { [$0, $1] } },
    LawRow(
      ofTwo: "Zip",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.zip(one, other) { try probe.passing([$0, $1]) }
        }
      ]
    ) { Observable.zip($0, $1) { [$0, $1] } },
    LawRow(
      ofTwo: "ZipArity",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.zip(one, other, one) { try probe.passing([$0, $1, $2]) }
        }
      ]
    ) { Observable.zip($0, $1, $0) { [$0, $1, $2] } },
    LawRow(
      ofTwo: "ZipCollection",
      closures: [
        "resultSelector": { one, other, probe in
          Observable.zip([one, other]) { try probe.passing($0) }
        }
      ]
    ) { Observable.zip([$0, $1]) },
  ]
}
