import RxCore
import RxVirtualTime

extension LawTable {
  private final class Witness {}

  /// Outlives all rows.
  private nonisolated(unsafe) static let witness = Witness()

  static let watching: [LawRow] = [
    LawRow(
      "Do",
      closures: [
        "onNext": { source, probe in source.do(onNext: { _ in try probe.pass() }) },
        "afterNext": { source, probe in source.do(afterNext: { _ in try probe.pass() }) },
        "onError": { source, probe in source.do(onError: { _ in try probe.pass() }) },
        "onCompleted": { source, probe in source.do(onCompleted: { try probe.pass() }) },
        "onSubscribe": { source, probe in source.do(onSubscribe: probe.touch) },
        "onSubscribed": { source, probe in source.do(onSubscribed: probe.touch) },
        "onDispose": { source, probe in source.do(onDispose: probe.touch) },
      ]
    ) { $0.do(onNext: { _ in }) },
    LawRow("Debug") { $0.debug("law") },
    LawRow("Materialize", except: [.sourceErrors: "a failure becomes an element"]) {
      $0.materialize().map { "\($0)" }
    },
    LawRow("ObserveOn", "main") { $0.observe(on: MainScheduler.instance) },
    LawRow("ObserveOn", "a queue") { $0.observe(on: SerialDispatchQueueScheduler(qos: .default)) },
    LawRow("SubscribeOn", "main") { $0.subscribe(on: MainScheduler.instance) },
    LawRow("SubscribeOn", "a queue") {
      $0.subscribe(on: SerialDispatchQueueScheduler(qos: .default))
    },
    LawRow("WithUnretained") { $0.withUnretained(witness).map { $1 } },
    LawRow("WithUnretained", "with a closure") {
      $0.withUnretained(witness) { _, element in element }
    },
  ]
}
