import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("retry(when:)")
struct RetryWhenTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Recovering/retryWhen") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "b":
        let trigger = try s.second
        return source.retry { (_: Observable<any Error>) in trigger }
      case "of its type b":
        let trigger = try s.second
        return source.retry { (_: Observable<MarbleError>) in trigger }
      case "of another type b":
        let trigger = try s.second
        return source.retry { (_: Observable<RxError>) in trigger }
      case "at once":
        return source.retry { (failures: Observable<any Error>) in failures.map { _ in 1 } }
      case "after 3ms":
        return source.retry { (failures: Observable<any Error>) in
          failures.delay(.milliseconds(3), scheduler: s.scheduler)
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test("the handler is called once for each subscription and gets each failure")
  func handler() {
    var calls = 0
    var failures: [String] = []
    let trigger = PublishSubject<Void>()
    let sequence = Observable<Int>.failing().retry { (errors: Observable<any Error>) in
      calls += 1
      _ = errors.subscribe(onNext: { failures.append("\($0)") })
      return trigger
    }
    let subscription = sequence.subscribe()
    #expect(calls == 1)
    trigger.onNext(())
    trigger.onNext(())
    #expect(calls == 1)
    #expect(failures == ["marble error", "marble error", "marble error"])
    subscription.dispose()
    #expect(!trigger.hasObservers)
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
      _ = source.retry { (failures: Observable<any Error>) in failures }.subscribe()
      return attempts
    }
    #expect(attempts == 100_000)
  }
}
