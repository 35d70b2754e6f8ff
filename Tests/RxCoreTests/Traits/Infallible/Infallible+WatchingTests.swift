import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: watching` {
  private let log = Log()

  @Test func `do tells what happens, in order`() {
    let watched: Infallible<Int> = Infallible.just(1).do(
      onNext: { [log] in log.add("onNext \($0)") },
      afterNext: { [log] in log.add("afterNext \($0)") },
      onCompleted: { [log] in log.add("onCompleted") },
      afterCompleted: { [log] in log.add("afterCompleted") },
      onSubscribe: { [log] in log.add("onSubscribe") },
      onSubscribed: { [log] in log.add("onSubscribed") },
      onDispose: { [log] in log.add("onDispose") })
    _ = watched.subscribe(
      onNext: { [log] in log.add("\($0)") }, onCompleted: { [log] in log.add("|") })
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "1", "afterNext 1", "onCompleted", "|", "afterCompleted",
        "onSubscribed", "onDispose",
      ])
  }

  @Test func `share runs once for all`() {
    marbleTest { t in
      let source = t.cold("-a-b|")
      let shared = source.asInfallible(onErrorJustReturn: "").share(replay: 1)
      t.expect(shared).toBe("-a-b|")
      t.expect(shared).toBe("-a-b|")
      t.expect(subscriptionsOf: source).toBe("^---!")
    }
  }

  @Test func `withUnretained completes at the first element after its object is gone`() {
    let tap = Tap<Int>()
    var object: Log? = Log()
    weak let watched = object
    let paired = tap.sequence.asInfallible(onErrorJustReturn: 0).withUnretained(object ?? log)
    _ = paired.map { $0.1 }.subscribe(
      onNext: { [log] in log.add("\($0)") }, onCompleted: { [log] in log.add("|") })
    tap.emit(1)
    object = nil
    #expect(watched == nil)
    tap.emit(2)
    #expect(log.lines == ["1", "|"])
  }

  @Test func `withUnretained joins an element with its object`() {
    let joined = Infallible.just(1).withUnretained(log) { $0.lines.count + $1 }
    var elements: [Int] = []
    _ = joined.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1])
  }

  @Test func `debug keeps the trait and lets everything through`() {
    let debugged: Infallible<Int> = Infallible.of(1, 2).debug("numbers", trimOutput: true)
    var elements: [Int] = []
    _ = debugged.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2])
  }
}
