import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("interval")
struct IntervalTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/interval") { c, s -> Observable<String> in
      switch c.words {
      case ["never"]: Observable<Int>.interval(.never, scheduler: s.scheduler).map { "\($0)" }
      case ["2ms", "UInt8"]:
        try Observable<UInt8>.interval(c.interval(), scheduler: s.scheduler).map { "\($0)" }
      default: try Observable<Int>.interval(c.interval(), scheduler: s.scheduler).map { "\($0)" }
      }
    }
  }

  @Test("after the largest number it goes on with the smallest")
  func wraps() {
    let scheduler = TestScheduler(initialClock: 0)
    var elements: [Int8] = []
    let subscription = Observable<Int8>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { elements.append($0) })
    scheduler.advanceTo(130)
    subscription.dispose()
    #expect(elements.count == 130)
    #expect(elements.suffix(3) == [127, -128, -127])
  }

  @Test("a period that never passes leaves the scheduler with nothing to do")
  func never() {
    let scheduler = TestScheduler(initialClock: 0)
    var events: [String] = []
    let subscription = Observable<Int>.interval(.never, scheduler: scheduler)
      .subscribe { events.append("\($0)") }
    scheduler.start()
    #expect(events.isEmpty && scheduler.clock == 0)
    subscription.dispose()
  }

  @Test("a negative period is none: all elements come at once")
  func negative() {
    marbleTest { t in
      let interval = Observable<Int>.interval(
        .milliseconds(-5), scheduler: SerialDispatchQueueScheduler(qos: .default))
      t.expect(interval.take(3)).toBe("(012|)")
    }
  }

  @Test("a negative period is none on a real queue as well")
  func negativeOnAQueue() {
    let (isDone, count) = (Occasion(), Log())
    let subscription = Observable<Int>.interval(
      .milliseconds(-5), scheduler: SerialDispatchQueueScheduler(qos: .default)
    ).take(3).subscribe(onNext: { count.add("\($0)") }, onCompleted: { isDone.comes() })
    isDone.wait()
    #expect(count.lines == ["0", "1", "2"])
    subscription.dispose()
  }
}
