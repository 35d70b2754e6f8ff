import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("delay")
struct DelayTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/delay") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      return try s.first.delay(time, scheduler: s.scheduler)
    }
  }

  @Test("elements closer together than the argument's unit do not drift")
  func noDrift() {
    let scheduler = TestScheduler(
      initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    let times = [1, 301, 650, 951, 1_302, 1_999, 2_003, 5_000]
    let source = scheduler.createHotObservable(times.map { .next($0, $0) })
    var delays: [Int] = []
    let subscription = source.delay(.seconds(2), scheduler: scheduler)
      .subscribe(onNext: { delays.append(scheduler.clock - $0) })
    scheduler.start()
    #expect(delays == times.map { _ in 2_000 })
    subscription.dispose()
  }

  @Test("with a processing delay, elements of one tick follow each other by a tick")
  func processingDelay() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(220)])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(310, 1), .next(311, 2), .completed(320)])
  }

  @Test("elements on their way are released with the subscription")
  func releases() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Releasing>()
    var released = 0
    let subscription = source.delay(.seconds(10), scheduler: scheduler).subscribe()
    for _ in 0..<3 { source.onNext(Releasing { released += 1 }) }
    #expect(released == 0)
    subscription.dispose()
    #expect(released == 3)
  }
}
