import RxCore
import TestSupport
import Testing

@Suite struct CurrentThreadSchedulerTests {
  private let log = Log()
  private let scheduler = CurrentThreadScheduler.instance

  private func note(_ line: String) -> any Disposable {
    scheduler.schedule(line) { [log] line in
      log.add(line)
      return Disposables.create()
    }
  }

  @Test func `the outermost work runs at once, what it schedules after it in order`() {
    _ = scheduler.schedule(()) { _ in
      _ = note("1")
      _ = scheduler.schedule(()) { _ in
        log.add("2")
        return note("4")
      }
      _ = note("3")
      log.add("outermost")
      return Disposables.create()
    }
    #expect(log.lines == ["outermost", "1", "2", "3", "4"])
  }

  @Test func `a schedule is required only while no such work runs`() {
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) { _ in
      log.add("\(CurrentThreadScheduler.isScheduleRequired)")
      return Disposables.create()
    }
    #expect(log.lines == ["false"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `work that waits can be cancelled`() {
    _ = scheduler.schedule(()) { _ in
      let cancelled = note("cancelled")
      _ = note("kept")
      cancelled.dispose()
      return Disposables.create()
    }
    #expect(log.lines == ["kept"])
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    let atOnce = scheduler.schedule(()) { _ in disposal.disposable }
    atOnce.dispose()
    #expect(disposal.count == 1)
    var waiting: (any Disposable)?
    _ = scheduler.schedule(()) { _ in
      waiting = scheduler.schedule(()) { _ in disposal.disposable }
      return Disposables.create()
    }
    waiting?.dispose()
    #expect(disposal.count == 2)
  }

  @Test func `work cancelled from inside disposes what it returns`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    let itself = SerialDisposable()
    _ = scheduler.schedule(()) { _ in
      itself.disposable = scheduler.schedule(()) { _ in
        itself.dispose()
        return disposal.disposable
      }
      return Disposables.create()
    }
    #expect(disposal.count == 1)
  }

  @Test func `a thread does not wait for the work of another`() {
    _ = scheduler.schedule(()) { _ in
      _ = note("mine")
      Watchdog.run { _ = note("its own") }
      return Disposables.create()
    }
    #expect(log.lines == ["its own", "mine"])
  }

  @Test func `synchronous sources take turns`() {
    let merged = Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30))
    _ = merged.subscribe { [log] in log.add($0.line("")) }
    #expect(log.lines == ["1", "10", "2", "20", "3", "30", "|"])
  }

  @Test func `it is not redirected by an override`() {
    let resolved = SchedulerOverride.resolve(scheduler as any ImmediateSchedulerType)
    #expect(resolved as AnyObject === scheduler)
  }

  @Test func `what cancels work keeps nothing of it once it has run`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      _ = scheduler.schedule(()) { [scheduler] _ in
        kept = scheduler.schedule([captive]) { captives in
          withExtendedLifetime(captives) {}
          return Disposables.create()
        }
        return Disposables.create()
      }
    }
    #expect(!trace.isAlive)
    withExtendedLifetime(kept) {}
  }
}
