import RxCore
import TestSupport
import Testing

@Suite struct `Maybe: watching` {
  private let log = Log()

  private func watched(_ maybe: Maybe<Int>) -> Maybe<Int> {
    maybe.do(
      onNext: { [log] in log.add("on \($0)") }, afterNext: { [log] in log.add("after \($0)") },
      onError: { [log] in log.add("on \($0)") }, afterError: { [log] in log.add("after \($0)") },
      onCompleted: { [log] in log.add("on |") }, afterCompleted: { [log] in log.add("after |") },
      onSubscribe: { [log] in log.add("subscribe") },
      onSubscribed: { [log] in log.add("subscribed") },
      onDispose: { [log] in log.add("dispose") })
  }

  @Test func `do tells of the completion after an element too`() {
    _ = watched(.just(1)).asObservable().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.lines == [
        "subscribe", "on 1", "next(1)", "after 1", "on |", "completed", "after |", "subscribed",
        "dispose",
      ])
  }

  @Test func `do tells of a completion without an element`() {
    _ = watched(.empty()).asObservable().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.lines == ["subscribe", "on |", "completed", "after |", "subscribed", "dispose"])
  }

  @Test func `do tells of the failure`() {
    _ = watched(.error(Broken())).asObservable().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.lines == [
        "subscribe", "on broken", "error(broken)", "after broken", "subscribed", "dispose",
      ])
  }

  @Test func `what a closure of do throws is the failure`() {
    #expect(Maybe.just(1).do(onNext: { _ in throw Broken() }).events == "#broken")
    #expect(Maybe<Int>.empty().do(onCompleted: { throw Broken() }).events == "#broken")
  }
}
