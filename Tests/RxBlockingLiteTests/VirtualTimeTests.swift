import Foundation
import RxBlockingLite
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("Waiting on virtual time")
struct BlockingOnVirtualTimeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test("the clock is driven as far as the answer needs")
  func drives() throws {
    let source = scheduler.createColdObservable([
      .next(10, "a"), .next(20, "b"), .completed(30, String.self),
    ])
    #expect(try source.toBlocking(on: scheduler).first() == "a")
    #expect(scheduler.clock == 10)
    #expect(try source.toBlocking(on: scheduler).toArray() == ["a", "b"])
    #expect(scheduler.clock == 40)
  }

  @Test("no work left ends the wait at once, and says what for, when and after what")
  func ranDry() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let blocking = source.toBlocking(on: scheduler)
    let error = #expect(throws: BlockingError.self) { try blocking.last() }
    #expect(
      error?.description == """
        Waiting for the end would never end: at the virtual time 20 no work is left. Let the \
        source emit or end, or schedule what makes it do so before the call. Received so far: 1, 2.
        """)
    #expect(blocking.received == [1, 2])
    #expect(source.subscriptions == [Subscription(0, 20)])
  }

  @Test("a timeout counts virtual time, and its last instant is in time")
  func timeout() {
    let source = scheduler.createColdObservable([.next(1, 1), .next(3, 3), .next(4, 4)])
    let result = source.toBlocking(on: scheduler, timeout: 3).materialize()
    #expect(result.outcome == "[1, 3] Sequence timeout.")
    #expect(scheduler.clock == 3)
    #expect(source.subscriptions == [Subscription(0, 3)])
  }

  @Test("endless work is given up, and named")
  func endless() {
    scheduler.workBudget = 100
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
    let error = #expect(throws: BlockingError.self) {
      try ticks.toBlocking(on: scheduler).last()
    }
    #expect(error?.description.contains("nothing is left but work that schedules itself") == true)
    #expect(error?.description.contains("timer at") == true, "\(error as Any)")
  }

  @Test("under an override each call drives what overrides")
  func override() throws {
    try withSchedulers(overriddenBy: scheduler) { () throws in
      let delayed = Observable.of(1, 2).delay(.seconds(3600), scheduler: MainScheduler.instance)
      #expect(try delayed.toBlocking().toArray() == [1, 2])
      #expect(try Observable.just(3).asDriver(onErrorJustReturn: 0).toBlocking().first() == 3)
      let never = Observable<Int>.never().toBlocking(timeout: .seconds(10))
      #expect(never.materialize().outcome == "[] Sequence timeout.")
    }
    #expect(scheduler.clock == 3610)
  }

  @Test("a marble test may wait in its body")
  func insideMarbleTest() {
    marbleTest { t in
      let source = t.cold("--a--b|")
      #expect((try? source.toBlocking().toArray()) == ["a", "b"])
    }
  }

  @Test("whoever else stops the scheduler ends the wait with an error")
  func stopped() {
    scheduler.scheduleAt(5) { [scheduler] in scheduler.stop() }
    scheduler.scheduleAt(6) {}
    let result = Observable<Int>.never().toBlocking(on: scheduler).materialize()
    #expect(result.outcome == "[] blocked forever: the virtual scheduler was stopped at 5.")
  }

  @Test("a real scheduler is waited for as without one")
  func realScheduler() throws {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "real")
    let source = Observable.of(1, 2, scheduler: queue)
    #expect(Watchdog.run { try source.toBlocking(on: queue).toArray() } == [1, 2])
  }
}
