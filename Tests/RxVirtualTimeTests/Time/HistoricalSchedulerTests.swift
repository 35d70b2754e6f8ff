import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Historical scheduler` {
  @Test func `its clock shows dates`() {
    let start = Date(timeIntervalSince1970: 1000)
    let scheduler = HistoricalScheduler(initialClock: start)
    var dates: [Date] = []
    for due in [30, 10, 20] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(due)) { _ in
        dates.append(scheduler.now)
        return Disposables.create()
      }
    }
    let cancelled = scheduler.scheduleRelative((), dueTime: .seconds(15)) { _ in
      Issue.record("Cancelled work runs.")
      return Disposables.create()
    }
    cancelled.dispose()
    scheduler.advanceTo(start.addingTimeInterval(20))
    #expect(dates == [10, 20].map { start.addingTimeInterval($0) })
    scheduler.start()
    #expect(scheduler.clock == start.addingTimeInterval(30))
  }

  @Test func `it begins in 1970 unless told otherwise`() {
    #expect(HistoricalScheduler().now == Date(timeIntervalSince1970: 0))
  }

  @Test func `times that only a converter can compare keep the order of the calls`() {
    let scheduler = VirtualTimeScheduler(initialClock: "", converter: TallyConverter())
    let log = Log()
    for (name, time) in [("a", "|||"), ("b", "|"), ("c", "|||"), ("d", "||")] {
      _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
        log.add(name + scheduler.clock)
        return Disposables.create()
      }
    }
    var work: [any Disposable] = []
    for _ in 0..<100 {
      work.append(
        scheduler.scheduleRelativeVirtual((), dueTime: 50) { _ in
          log.add("cancelled work runs")
          return Disposables.create()
        })
    }
    for work in work { work.dispose() }
    scheduler.start()
    #expect(log.lines == ["b|", "d||", "a|||", "c|||"])
    #expect(scheduler.clock == "|||")
  }
}

/// Times as tallies: compared by their length.
private struct TallyConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: String) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime.count))
  }

  func convertToVirtualTime(_ time: RxTime) -> String {
    String(repeating: "|", count: Int(time.timeIntervalSince1970))
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }

  func offsetVirtualTime(_ time: String, offset: Int) -> String {
    time + String(repeating: "|", count: offset)
  }

  func compareVirtualTime(_ lhs: String, _ rhs: String) -> VirtualTimeComparison {
    lhs.count < rhs.count ? .lessThan : lhs.count > rhs.count ? .greaterThan : .equal
  }
}
