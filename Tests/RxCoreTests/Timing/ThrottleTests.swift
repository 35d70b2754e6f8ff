import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("throttle")
struct ThrottleTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/throttle") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      let latest = c.words.count < 2
      return try s.first.throttle(time, latest: latest, scheduler: s.scheduler)
    }
  }

  @Test(
    "the remaining time is not rounded in the argument's unit",
    .bug("https://github.com/ReactiveX/RxSwift/issues/2600"),
    arguments: [
      RxTimeInterval.seconds(5), .milliseconds(5000), .microseconds(5_000_000),
      .nanoseconds(5_000_000_000),
    ], [0.1, 0.001])
  func exactSpans(span: RxTimeInterval, resolution: Double) {
    let scheduler = TestScheduler(
      initialClock: 0, resolution: resolution, simulateProcessingDelay: false)
    let second = Int((1 / resolution).rounded())
    let source = scheduler.createHotObservable(
      (1...60).map { .next($0 * second / 2, $0) })
    var times: [Int] = []
    let subscription = source.throttle(span, scheduler: scheduler)
      .subscribe(onNext: { _ in times.append(scheduler.clock) })
    scheduler.start()
    let first = second / 2
    #expect(times == (0...6).map { first + $0 * 5 * second })
    subscription.dispose()
  }

  @Test("an element caused by the delivery of the first is held back")
  func reentrant() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    var records: [String] = []
    let subscription = source.throttle(.seconds(10), scheduler: scheduler)
      .subscribe(onNext: { element in
        records.append("\(element)@\(scheduler.clock)")
        if element < 3 { source.onNext(element + 1) }
      })
    source.onNext(1)
    scheduler.start()
    #expect(records == ["1@0", "2@10", "3@20"])
    subscription.dispose()
  }
}
