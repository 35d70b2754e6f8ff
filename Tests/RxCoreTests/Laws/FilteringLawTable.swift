import RxCore
import RxVirtualTime

extension LawTable {
  static let filtering: [LawRow] = [
    LawRow(
      "DistinctUntilChanged", "by key", values: [1, 1, 2],
      closures: [
        "keySelector": { source, probe in
          source.distinctUntilChanged { try probe.passing($0) }
        },
        "comparer": { source, probe in
          source.distinctUntilChanged({ $0 }, comparer: { try probe.passing($0 == $1) })
        },
      ]
    ) { $0.distinctUntilChanged { $0 % 2 } },
    LawRow("DistinctUntilChanged", values: [1, 1, 2]) { $0.distinctUntilChanged() },
    LawRow("ElementAt") { $0.element(at: 1) },
    LawRow(
      "Filter",
      closures: ["predicate": { source, probe in source.filter { try probe.passing($0 > 1) } }]
    ) { $0.filter { $0 > 1 } },
    LawRow("IfEmptyDefault") { $0.ifEmpty(default: 0) },
    LawRow("IfEmptyDefault", "of an empty source") { $0.filter { _ in false }.ifEmpty(default: 0) },
    LawRow(ofTwo: "IfEmptySwitchTo") { one, other in one.ifEmpty(switchTo: other) },
    LawRow(ofTwo: "IfEmptySwitchTo", "of an empty source", except: waitsForOther) { one, other in
      one.filter { _ in false }.ifEmpty(switchTo: other)
    },
    LawRow("IgnoreElements") { $0.ignoreElements() },
    LawRow(
      "SingleElement",
      closures: ["predicate": { source, probe in source.single { try probe.passing($0 == 2) } }]
    ) { $0.single { $0 == 2 } },
    LawRow("SingleElement", "of several") { $0.single() },
    LawRow("Skip") { $0.skip(1) },
    LawRow("Skip", "for a while", except: countsFromSubscription) {
      $0.skip(.milliseconds(2), scheduler: MainScheduler.instance)
    },
    LawRow(ofTwo: "SkipUntil") { one, other in one.skip(until: other) },
    LawRow(
      "SkipWhile",
      closures: [
        "predicate": { source, probe in source.skip(while: { try probe.passing($0 < 2) }) }
      ]
    ) { $0.skip(while: { $0 < 2 }) },
    LawRow("Take") { $0.take(2) },
    LawRow("Take", "more than there are") { $0.take(20) },
    LawRow("TakeFor", except: countsFromSubscription) {
      $0.take(for: .milliseconds(4), scheduler: MainScheduler.instance)
    },
    LawRow("TakeLast") { $0.takeLast(2) },
    LawRow(
      "TakeUntil", "a predicate",
      closures: [
        "predicate": { source, probe in source.take(until: { try probe.passing($0 > 2) }) }
      ]
    ) { $0.take(until: { $0 > 2 }, behavior: .inclusive) },
    LawRow(ofTwo: "TakeUntil", "another source") { one, other in
      one.take(until: other.filter { $0 > 1 })
    },
    LawRow(
      "TakeWhile",
      closures: [
        "predicate": { source, probe in source.take(while: { try probe.passing($0 < 3) }) }
      ]
    ) { $0.take(while: { $0 < 3 }, behavior: .inclusive) },
  ]
}
