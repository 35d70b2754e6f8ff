import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Virtual-time scheduler` {
  /// Schedules work that notes its name and the clock.
  private func note(_ name: String, at time: Int, in log: Log, on scheduler: TestScheduler) {
    scheduler.scheduleAt(time) { log.add("\(name)@\(scheduler.clock)") }
  }

  @Test func `work for the same time runs in the order of the calls`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    note("a", at: 7, in: log, on: scheduler)
    note("b", at: 5, in: log, on: scheduler)
    note("c", at: 7, in: log, on: scheduler)
    scheduler.start()
    #expect(log.lines == ["b@5", "a@7", "c@7"])
  }

  @Test func `work whose time has passed runs at the present instant, in the order of times`() {
    let scheduler = TestScheduler(initialClock: 100)
    let log = Log()
    for time in [100, 30, -5, 70, 101] { note("\(time)", at: time, in: log, on: scheduler) }
    scheduler.start()
    #expect(log.lines == ["-5@100", "30@100", "70@100", "100@100", "101@101"])
  }

  @Test func `advancing runs what is due and moves the clock on`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    for time in [5, 10, 11] { note("\(time)", at: time, in: log, on: scheduler) }
    scheduler.advanceTo(10)
    #expect(log.lines == ["5@5", "10@10"])
    #expect(scheduler.clock == 10)
    scheduler.advance(by: 20)
    #expect(log.lines == ["5@5", "10@10", "11@11"])
    #expect(scheduler.clock == 30)
    scheduler.advance(by: .seconds(4))
    #expect(scheduler.clock == 34)
  }

  @Test func `advancing to the next instant runs all of its work`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    for time in [5, 5, 9] { note("\(time)", at: time, in: log, on: scheduler) }
    scheduler.advanceToNext()
    #expect(log.lines == ["5@5", "5@5"])
    scheduler.advanceToNext()
    scheduler.advanceToNext()
    #expect(log.lines == ["5@5", "5@5", "9@9"])
    #expect(scheduler.clock == 9)
  }

  @Test func `report 60: a time that has passed is refused and the clock stays`() {
    let scheduler = TestScheduler(initialClock: 35)
    withKnownIssue {
      scheduler.advanceTo(20)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The clock is at 35 and cannot go back to 20.")
        == true
    }
    withKnownIssue {
      scheduler.sleep(-1)
    } matching: { issue in
      issue.comments.first?.rawValue
        == "The clock is at 35 and cannot sleep for a negative time (-1)."
    }
    #expect(scheduler.clock == 35)
  }

  @Test func `report 60: work that was slept over runs late, once`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var times: [Int] = []
    let timer = scheduler.schedulePeriodic(
      0, startAfter: .seconds(10), period: .seconds(10)
    ) { count in
      times.append(scheduler.clock)
      return count + 1
    }
    scheduler.sleep(100)
    scheduler.advanceTo(105)
    timer.dispose()
    #expect(times == [100])
  }

  @Test func `stop ends the run after the present work, and start resumes it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    scheduler.scheduleAt(5) { scheduler.stop() }
    note("a", at: 5, in: log, on: scheduler)
    scheduler.start()
    #expect(log.lines.isEmpty && scheduler.clock == 5)
    scheduler.start()
    #expect(log.lines == ["a@5"])
  }

  @Test func `a start within a run is ignored`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    scheduler.scheduleAt(5) {
      scheduler.start()
      scheduler.advanceTo(50)
      log.add("end@\(scheduler.clock)")
    }
    note("a", at: 6, in: log, on: scheduler)
    scheduler.start()
    #expect(log.lines == ["end@5", "a@6"])
  }

  @Test func `report 63: a second start on another thread waits for the first`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let (isRunning, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    scheduler.scheduleAt(5) {
      isRunning.signal()
      mayEnd.wait()
      log.add("a")
    }
    note("b", at: 6, in: log, on: scheduler)
    Thread.detachNewThread { scheduler.start() }
    Watchdog.run {
      isRunning.wait()
      mayEnd.signal()
      scheduler.start()
      log.add("second start returned")
    }
    #expect(log.lines == ["a", "b@6", "second start returned"])
  }

  @Test func `cancelled work never runs and is freed at once`() {
    final class Token: Sendable {}
    let scheduler = TestScheduler(initialClock: 0)
    weak var token: Token?
    let work = { () -> any Disposable in
      let made = Token()
      token = made
      return scheduler.scheduleAbsoluteVirtual(made, time: 10) { token in
        Issue.record("\(token) was used.")
        return Disposables.create()
      }
    }()
    #expect(token != nil)
    work.dispose()
    #expect(token == nil)
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `disposing work disposes what its action returned, before or after`() {
    let scheduler = TestScheduler(initialClock: 0)
    let inner = BooleanDisposable()
    let work = scheduler.scheduleAbsoluteVirtual((), time: 1) { _ in inner }
    scheduler.start()
    #expect(!inner.isDisposed)
    work.dispose()
    #expect(inner.isDisposed)
    let slot = SingleAssignmentDisposable()
    let late = BooleanDisposable()
    slot.setDisposable(
      scheduler.scheduleAbsoluteVirtual((), time: 2) { _ in
        slot.dispose()
        return late
      })
    scheduler.start()
    #expect(late.isDisposed)
  }

  @Test func `a subclass adjusts the times of timed work`() {
    let scheduler = DoublingScheduler(initialClock: 0)
    var times: [Int] = []
    for due in [3, 4] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(due)) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times == [6, 8])
  }

  @Test func `its description lists what waits`() {
    let scheduler = TestScheduler(initialClock: 3)
    _ = scheduler.scheduleAbsoluteVirtual("text", time: 8) { _ in Disposables.create() }
    scheduler.scheduleAt(5) {}
    #expect(
      scheduler.debugDescription == """
        TestScheduler at 3
          5: work without a state
          8: work with the state String
        """)
  }
}

private final class DoublingScheduler: TestScheduler, @unchecked Sendable {
  override func adjustScheduledTime(_ time: Int) -> Int { 2 * time }
}
