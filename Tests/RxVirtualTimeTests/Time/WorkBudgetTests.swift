import RxCore
import RxVirtualTime
import Testing

@Suite struct `Work budget` {
  private struct IntervalSink {}

  @Test func `report 46: an endless timer ends in a report that names it`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.workBudget = 1000
    let timer = scheduler.schedulePeriodic(
      IntervalSink(), startAfter: .seconds(1), period: .seconds(1)
    ) { $0 }
    withKnownIssue {
      scheduler.start()
    } matching: { issue in
      issue.comments.first?.rawValue == """
        Virtual time does not end: after 1000 pieces of work at 1000 nothing is left but work \
        that schedules itself: interval at 1001.
          hint: dispose it, end it with take(_:) or take(until:), or stop time: \
        advanceTo(…), marbleTest(until: .seconds(…)). `workBudget` is the limit.
        """
    }
    timer.dispose()
  }

  @Test func `a marble test that runs endless work is told at the line of the run`() {
    var line = 0
    let failures = marbleFailures { t in
      t.scheduler.workBudget = 50
      let timer = Observable<Int>.interval(.milliseconds(1), scheduler: t.scheduler).subscribe()
      line = #line + 1
      t.run()
      timer.dispose()
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.first?.text.hasPrefix("Virtual time does not end: after 50 ") == true)
  }

  @Test func `what a test scheduled itself does not count, however much it is`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.workBudget = 10
    var count = 0
    for time in 0..<100 { scheduler.scheduleAt(time) { count += 1 } }
    scheduler.start()
    #expect(count == 100)
  }

  @Test func `a timer beside work of the test is no endless one`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.workBudget = 10
    let timer = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 }
    scheduler.scheduleAt(500) { timer.dispose() }
    scheduler.start()
    #expect(scheduler.clock == 500)
  }

  @Test func `a run with an end counts within each instant only`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.workBudget = 10
    _ = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 }
    scheduler.advanceTo(1000)
    #expect(scheduler.clock == 1000)
  }

  @Test func `without a budget work may go on`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.workBudget = nil
    _ = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { count in
      if count == 5000 { scheduler.stop() }
      return count + 1
    }
    scheduler.start()
    #expect(scheduler.clock == 5000)
  }

  @Test(arguments: [false, true])
  func `a timer without a period is reported as time that stands still`(hasLater: Bool) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    scheduler.workBudget = 1000
    let timer = scheduler.schedulePeriodic(
      IntervalSink(), startAfter: .seconds(3), period: .seconds(0)
    ) { $0 }
    // Work of the test that time never reaches.
    if hasLater { scheduler.scheduleAt(500) { Issue.record("Time went on.") } }
    withKnownIssue {
      if hasLater { scheduler.start() } else { scheduler.advanceTo(10) }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        """
        Virtual time stands still at 3: after 1000 pieces of work there is still work that \
        schedules itself for the same instant: interval at 3
        """) == true
    }
    timer.dispose()
  }
}
