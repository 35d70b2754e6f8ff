import RxCore
import TestSupport
import Testing

/// The repetition that a scheduler gets from the protocol.
@Suite struct SchedulePeriodicTests {
  private let log = Log()
  private let scheduler = ManualScheduler()

  private func repeating(_ meanwhile: @escaping (Int) -> Void = { _ in }) -> any Disposable {
    scheduler.schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(5)) { [log] state in
      log.add("begin \(state)")
      meanwhile(state)
      log.add("end \(state)")
      return state + 1
    }
  }

  @Test
  func `the first run comes after the start time, then one each period, each with the last state`()
  {
    _ = repeating()
    for _ in 1...3 { scheduler.runNext() }
    #expect(log.lines == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    #expect(scheduler.dueTimes == [.seconds(3), .seconds(5), .seconds(5), .seconds(5)])
  }

  @Test func `the next tick is scheduled before the action runs`() {
    _ = repeating { [scheduler, log] _ in log.add("waiting \(scheduler.count)") }
    scheduler.runNext()
    #expect(log.lines == ["begin 1", "waiting 1", "end 1"])
  }

  @Test func `ticks that come while the action runs are made up for after it, one by one`() {
    _ = repeating { [scheduler] state in
      if state == 1 {
        scheduler.runNext()
        scheduler.runNext()
      }
    }
    scheduler.runNext()
    #expect(log.lines == ["begin 1", "end 1"])
    // The tick to come waits before the run to make up for, each of which schedules the next.
    #expect(scheduler.count == 2)
    scheduler.runNext()
    #expect(log.lines.count == 2)
    scheduler.runNext()
    #expect(log.lines.suffix(2) == ["begin 2", "end 2"])
  }

  @Test func `disposal ends the repetition and what was to be made up for`() {
    let periodic = SerialDisposable()
    periodic.disposable = repeating { [scheduler] _ in
      scheduler.runNext()
      periodic.dispose()
    }
    scheduler.runNext()
    for _ in 1...5 { scheduler.runNext() }
    #expect(log.lines == ["begin 1", "end 1"])
    #expect(scheduler.count == 0)
  }

  @Test func `disposal before the first run lets nothing run`() {
    repeating().dispose()
    scheduler.runNext()
    #expect(log.lines.isEmpty)
    #expect(scheduler.count == 0)
  }

  @Test func `its disposal frees the closure, though the disposable is kept`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = scheduler.schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(5)) {
        withExtendedLifetime(captive) {}
        return $0
      }
    }
    scheduler.runNext()
    #expect(trace.isAlive)
    kept?.dispose()
    scheduler.runNext()
    #expect(!trace.isAlive)
  }
}
