import RxCore
import TestSupport
import Testing

@Suite struct `Single: watching` {
  private let log = Log()

  private func watched(_ single: Single<Int>) -> Single<Int> {
    single.do(
      onSuccess: { [log] in log.add("on \($0)") },
      afterSuccess: { [log] in log.add("after \($0)") },
      onError: { [log] in log.add("on \($0)") }, afterError: { [log] in log.add("after \($0)") },
      onSubscribe: { [log] in log.add("subscribe") },
      onSubscribed: { [log] in log.add("subscribed") },
      onDispose: { [log] in log.add("dispose") })
  }

  @Test func `do tells of the element before and after it passes, before the completion`() {
    _ = watched(.just(1)).asObservable().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.lines == [
        "subscribe", "on 1", "next(1)", "after 1", "completed", "subscribed", "dispose",
      ])
  }

  @Test func `do tells of the failure before and after it passes`() {
    _ = watched(.error(Broken())).asObservable().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.lines == [
        "subscribe", "on broken", "error(broken)", "after broken", "subscribed", "dispose",
      ])
  }

  @Test func `what a closure of do throws is the failure`() {
    #expect(Single.just(1).do(onSuccess: { _ in throw Broken() }).events == "#broken")
    #expect(
      Single<Int>.error(RxError.timeout).do(onError: { _ in throw Broken() }).events == "#broken")
  }
}
