import Foundation
import RxCore
import RxVirtualTime

extension LawTable {
  /// Where one cold source is subscribed to when the other one emits.
  static let waitsForOther: [OperatorLaw: String] = [
    .laterSources: "one source waits for the other, and then waits itself"
  ]

  /// Where a span of time begins with the subscription.
  static let countsFromSubscription: [OperatorLaw: String] = [
    .laterSources: "the time is counted from the subscription"
  ]

  static let transforming: [LawRow] = [
    LawRow("Buffer", except: countsFromSubscription) {
      $0.buffer(timeSpan: .milliseconds(4), count: 2, scheduler: MainScheduler.instance)
    },
    LawRow(
      "CompactMap",
      closures: [
        "transform": { source, probe in source.compactMap { try probe.passing($0 > 1 ? $0 : nil) } }
      ]
    ) { $0.compactMap { $0 > 1 ? $0 : nil } },
    LawRow(
      "ConcatMap",
      closures: [
        "selector": { source, probe in source.concatMap { try probe.passing(timed($0)) } }
      ]
    ) { $0.concatMap(timed) },
    LawRow("ConcatMap", "synchronous") { $0.concatMap { Observable.of($0, -$0) } },
    LawRow(ofTwo: "ConcatMap", "of another source", except: waitsForOther) { one, other in
      one.concatMap { _ in other }
    },
    LawRow(
      "FlatMap",
      closures: ["selector": { source, probe in source.flatMap { try probe.passing(timed($0)) } }]
    ) { $0.flatMap(timed) },
    LawRow("FlatMap", "synchronous") { $0.flatMap { Observable.of($0, -$0) } },
    LawRow(ofTwo: "FlatMap", "of another source", except: waitsForOther) { one, other in
      one.flatMap { _ in other }
    },
    LawRow(
      "FlatMapLatest",
      closures: [
        "selector": { source, probe in source.flatMapLatest { try probe.passing(timed($0)) } }
      ]
    ) { $0.flatMapLatest(timed) },
    LawRow("FlatMapLatest", "synchronous") { $0.flatMapLatest { Observable.of($0, -$0) } },
    LawRow(ofTwo: "FlatMapLatest", "of another source", except: waitsForOther) { one, other in
      one.flatMapLatest { _ in other }
    },
    LawRow("Decode") {
      $0.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    LawRow("Dematerialize") { $0.materialize().dematerialize() },
    LawRow("Enumerated") { $0.enumerated().map { [$0.index, $0.element] } },
    LawRow(
      "FlatMapFirst",
      closures: [
        "selector": { source, probe in source.flatMapFirst { try probe.passing(timed($0)) } }
      ]
    ) { $0.flatMapFirst(timed) },
    LawRow(ofTwo: "FlatMapFirst", "of another source", except: waitsForOther) { one, other in
      one.flatMapFirst { _ in other }
    },
    LawRow(
      "GroupBy",
      closures: [
        "keySelector": { source, probe in
          source.groupBy { try probe.passing($0 % 2) }.flatMap { $0.asObservable() }
        }
      ]
    ) { $0.groupBy { $0 % 2 }.flatMap { group in group.map { 10 * group.key + $0 } } },
    LawRow(
      "Map", closures: ["transform": { source, probe in source.map { try probe.passing(-$0) } }]
    ) { $0.map { -$0 } },
    LawRow(
      "Scan",
      closures: [
        "accumulator": { source, probe in source.scan(0) { try probe.passing($0 + $1) } }
      ]
    ) { $0.scan(0, accumulator: +) },
    LawRow(
      "Scan", "into",
      closures: [
        "accumulator": { source, probe in
          source.scan(into: 0) { sum, element in sum += try probe.passing(element) }
        }
      ]
    ) { $0.scan(into: 0) { $0 += $1 } },
    LawRow("SwitchLatest") { $0.map(timed).switchLatest() },
    LawRow(ofTwo: "SwitchLatest", "of another source", except: waitsForOther) { one, other in
      one.map { _ in other }.switchLatest()
    },
    LawRow("Window", except: countsFromSubscription) {
      $0.window(timeSpan: .milliseconds(4), count: 2, scheduler: MainScheduler.instance)
        .flatMap { $0.scan([]) { $0 + [$1] } }
    },
  ]

  /// An element, and its negative three frames later.
  static func timed(_ element: Int) -> Observable<Int> {
    Observable<Int>.timer(.milliseconds(3), scheduler: MainScheduler.instance)
      .map { _ in -element }.startWith(element)
  }
}
