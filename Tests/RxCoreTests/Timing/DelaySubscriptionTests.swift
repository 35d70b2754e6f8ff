import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct DelaySubscriptionTests {
  @Test func `obeys its fixture`() {
    OperatorFixture.run("Timing/delaySubscription") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      return try s.first.delaySubscription(time, scheduler: s.scheduler)
    }
  }

  @Test func `each subscription waits by itself`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = scheduler.createColdObservable([.next(1, "a"), .completed(2)])
    let delayed = source.delaySubscription(.seconds(10), scheduler: scheduler)
    var lines: [String] = []
    scheduler.scheduleAt(0) { _ = delayed.subscribe { lines.append("A \($0)@\(scheduler.clock)") } }
    scheduler.scheduleAt(5) { _ = delayed.subscribe { lines.append("B \($0)@\(scheduler.clock)") } }
    scheduler.start()
    #expect(
      lines == ["A next(a)@11", "A completed@12", "B next(a)@16", "B completed@17"])
    #expect(source.subscriptions == [Subscription(10, 12), Subscription(15, 17)])
  }

  @Test func `a delay on the main scheduler runs on the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = scheduler.createColdObservable([.next(1, 1), .completed(2)])
    scheduler.scheduleAt(5) {
      _ = source.delaySubscription(.seconds(3), scheduler: MainScheduler.instance).subscribe()
    }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(8, 10)])
  }

  @Test func `work that was too late to be stopped subscribes to nothing`() {
    let scheduler = UnstoppableScheduler()
    let log = Log()
    let source = Tap<Int>(log: log.add)
    let subscription = source.sequence.delaySubscription(.seconds(1), scheduler: scheduler)
      .subscribe()
    subscription.dispose()
    scheduler.work[0]()
    #expect(log.lines == [])
  }

  @Test func `a scheduler that runs it within the call can be left in the middle`() {
    let log = Log()
    _ = Observable.of(1, 2, 3).do(onNext: { log.add("\($0)") })
      .delaySubscription(.seconds(1), scheduler: HastyScheduler()).take(1).subscribe()
    #expect(log.lines == ["1"])
  }

  @Test func `many delays one in another need little stack`() {
    let events: [String]? = Watchdog.run {
      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
      var chain = Observable.just(1)
      for _ in 0..<5_000 { chain = chain.delaySubscription(.seconds(1), scheduler: scheduler) }
      var events: [String] = []
      let subscription = chain.subscribe { events.append("\($0)@\(scheduler.clock)") }
      scheduler.start()
      subscription.dispose()
      return events
    }
    #expect(events == ["next(1)@5000", "completed@5000"])
  }

  @Test func `end and disposal release the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    var kept: [any Disposable] = []
    let ended = Trace { captive in
      let source = Observable<Int>.deferred { withExtendedLifetime(captive) { .empty() } }
      kept.append(source.delaySubscription(.seconds(1), scheduler: scheduler).subscribe())
    }
    #expect(ended.isAlive)
    scheduler.start()
    #expect(!ended.isAlive)
    let disposed = Trace { captive in
      let source = Observable<Int>.deferred { withExtendedLifetime(captive) { .empty() } }
      kept.append(source.delaySubscription(.seconds(1), scheduler: scheduler).subscribe())
    }
    #expect(disposed.isAlive)
    kept.last?.dispose()
    #expect(!disposed.isAlive)
  }
}
