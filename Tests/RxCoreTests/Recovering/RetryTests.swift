import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("retry")
struct RetryTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Recovering/retry") { c, s in
      c.words.isEmpty ? try s.first.retry() : try s.first.retry(c.integer())
    }
  }

  @Test(
    "it stops when nobody wants more, although the source fails at once",
    .bug("https://github.com/ReactiveX/RxSwift/issues/2298"))
  func stops() {
    var subscriptions = 0
    var events: [String] = []
    let failing = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(0)
      observer.onError(MarbleError())
      return Disposables.create()
    }
    _ = failing.retry().take(1).subscribe { events.append("\($0)") }
    #expect(events == ["next(0)", "completed"])
    #expect(subscriptions == 1)
  }

  @Test("100,000 attempts need no stack")
  func flat() {
    let attempts = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      var attempts = 0
      let source = Observable<Int>.create { observer in
        attempts += 1
        if attempts == 100_000 { observer.onCompleted() }
        observer.onError(MarbleError())
        return Disposables.create()
      }
      _ = source.retry().subscribe()
      return attempts
    }
    #expect(attempts == 100_000)
  }

  @Test("each attempt's source is stopped before the next attempt")
  func stopsTheSource() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onError(MarbleError())
      return Disposables.create { log.append("disposed") }
    }
    _ = source.retry(2).subscribe(onError: { _ in log.append("error") })
    #expect(log == ["subscribed", "disposed", "subscribed", "error", "disposed"])
  }
}
