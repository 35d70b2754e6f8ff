import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Test scheduler` {
  @Test func `start creates at 100, subscribes at 200 and disposes at 1000`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(999, 3), .next(1000, 4), .next(1001, 5),
    ])
    var created = 0
    let observer = scheduler.start {
      created = scheduler.clock
      return source.map { $0 * 10 }
    }
    #expect(created == 100)
    #expect(observer.events == [.next(210, 20), .next(999, 30), .next(1000, 40)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `a cold sequence counts from each subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    scheduler.scheduleAt(100) { _ = source.asObservable().subscribe(first) }
    scheduler.scheduleAt(115) { _ = source.asObservable().subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(110, "a"), .completed(120)])
    #expect(second.events == [.next(125, "a"), .completed(135)])
    #expect(source.subscriptions == [Subscription(100, 120), Subscription(115, 135)])
  }

  @Test func `work that is due at once runs one tick later`() {
    let scheduler = TestScheduler(initialClock: 10)
    var times: [Int] = []
    _ = scheduler.schedule(()) { _ in
      times.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(times == [11])
  }

  private static let lineOfShortDurations = #line + 2
  private static func scheduleShortDurations() {
    let scheduler = TestScheduler(initialClock: 0)
    for duration in [300, 1500, 700] {
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(duration)) { _ in
        Disposables.create()
      }
    }
    scheduler.start()
  }

  @Test func `a duration shorter than a tick is warned of, once`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      Self.scheduleShortDurations()
    }
    let output = try #require(result).standardErrorText
    #expect(output.ranges(of: "warning: ").count == 1)
    #expect(
      output.contains(
        """
        \(#filePath):\(Self.lineOfShortDurations): warning: milliseconds(300) is less than a tick of this \
        TestScheduler (1.0 s) and counts as 0 ticks.
          hint: give the scheduler a finer resolution: \
        TestScheduler(initialClock: 0, resolution: 0.001)

        """))
  }
}
