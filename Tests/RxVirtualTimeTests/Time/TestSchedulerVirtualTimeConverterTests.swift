import Foundation
import RxCore
import RxVirtualTime
import Testing

@Suite struct `Ticks` {
  private func due(
    _ duration: RxTimeInterval, resolution: Double = 1, clock: Int = 0
  ) -> Int? {
    let scheduler = TestScheduler(
      initialClock: clock, resolution: resolution, simulateProcessingDelay: false)
    var time: Int?
    _ = scheduler.scheduleRelative((), dueTime: duration) { _ in
      time = scheduler.clock
      return Disposables.create()
    }
    scheduler.start()
    return time
  }

  @Test func `report 58: a duration takes the nearest number of ticks, halves up`() {
    #expect(due(.milliseconds(1499)) == 1)
    #expect(due(.milliseconds(1500)) == 2)
    #expect(due(.nanoseconds(499_999_999)) == 0)
    #expect(due(.nanoseconds(500_000_000)) == 1)
    #expect(due(.milliseconds(1500), clock: -10) == -8)
  }

  @Test(arguments: [0.1, 0.001, 0.01, 1e-6])
  func `report 56: seconds and milliseconds are the same ticks`(resolution: Double) {
    for seconds in 1...50 {
      let ticks = due(.seconds(seconds), resolution: resolution)
      #expect(ticks == due(.milliseconds(seconds * 1000), resolution: resolution))
      #expect(ticks == Int((Double(seconds) / resolution).rounded()))
    }
  }

  @Test func `a resolution that is no number of nanoseconds rounds as well`() {
    #expect(due(.seconds(1), resolution: 1.0 / 3) == 3)
    #expect(due(.seconds(1), resolution: 2.0 / 3) == 2)
  }

  @Test(arguments: [(-1.5, -1), (-1.6, -2), (-0.5, 0), (0.5, 1), (1.4, 1), (-7, -7)])
  func `a date is the nearest tick, before 1970 as well`(seconds: Double, tick: Int) {
    let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
    #expect(converter.convertToVirtualTime(Date(timeIntervalSince1970: seconds)) == tick)
    #expect(converter.convertToVirtualTimeInterval(seconds) == tick)
  }

  @Test func `the date of a tick is that tick again`() {
    let converter = TestSchedulerVirtualTimeConverter(resolution: 0.001)
    for tick in stride(from: -100_000, to: 100_000, by: 77) {
      #expect(converter.convertToVirtualTime(converter.convertFromVirtualTime(tick)) == tick)
    }
  }

  @Test func `report N10: never does not come, and keeps nothing waiting`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRelative((), dueTime: .never) { _ in
      Issue.record("It came.")
      return Disposables.create()
    }
    _ = scheduler.schedulePeriodic(0, startAfter: .never, period: .seconds(1)) { $0 + 1 }
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `report 66: a duration beyond all ticks does not come, a negative one at once`() {
    #expect(due(.seconds(.max)) == nil)
    #expect(due(.seconds(.max / 1000), resolution: 1e-6) == nil)
    #expect(due(.seconds(-5), clock: 10) == 10)
    #expect(due(.seconds(.min), clock: 10) == 10)
  }
}
