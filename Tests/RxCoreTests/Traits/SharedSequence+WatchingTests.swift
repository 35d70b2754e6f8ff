import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: watching` {
  @MainActor
  @Test func `do calls its closures once for each shared run`() {
    let log = Log()
    let subject = PublishSubject<String>()
    let watched: Driver<String> = subject.asDriver(onErrorJustReturn: "").do(
      onNext: { log.add("next \($0)") }, afterNext: { log.add("after \($0)") },
      onCompleted: { log.add("completed") }, afterCompleted: { log.add("after completed") },
      onSubscribe: { log.add("subscribe") }, onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") })
    _ = watched.drive(onNext: { log.add("first \($0)") })
    _ = watched.drive(onNext: { log.add("second \($0)") })
    subject.onNext("a")
    subject.onCompleted()
    #expect(
      log.lines.dropLast(2) == [
        "subscribe", "subscribed", "next a", "first a", "second a", "after a", "completed",
      ])
    #expect(Set(log.lines.suffix(2)) == ["after completed", "dispose"])
  }
}
