import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct ScheduleRecursiveTests {
  private let log = Log()

  @Test func `each step gets the state that the last one handed on`() {
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { state, recurse in
      log.add("\(state)")
      if state < 4 { recurse(state + 1) }
      log.add("after \(state)")
    }
    #expect(
      log.lines == ["1", "after 1", "2", "after 2", "3", "after 3", "4", "after 4"])
  }

  @Test func `each step is work of its own on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRecursive(1) { state, recurse in
      log.add("\(state)@\(scheduler.clock)")
      if state < 3 { recurse(state + 1) }
    }
    #expect(log.lines.isEmpty)
    scheduler.start()
    #expect(log.lines == ["1@1", "2@2", "3@3"])
  }

  @Test func `disposal ends it, from outside and from inside`() {
    let scheduler = ManualScheduler()
    let outside = scheduler.scheduleRecursive(1) { state, recurse in
      log.add("\(state)")
      recurse(state + 1)
    }
    scheduler.runNext()
    outside.dispose()
    scheduler.runNext()
    #expect(log.lines == ["1"])
    let inside = SerialDisposable()
    inside.disposable = scheduler.scheduleRecursive(10) { state, recurse in
      log.add("\(state)")
      inside.dispose()
      recurse(state + 1)
    }
    scheduler.runNext()
    scheduler.runNext()
    #expect(log.lines == ["1", "10"])
    #expect(scheduler.count == 0)
  }

  @Test func `a hundred thousand steps on the current thread need no stack`() {
    let last = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      var last = 0
      _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { state, recurse in
        last = state
        if state < 100_000 { recurse(state + 1) }
      }
      return last
    }
    #expect(last == 100_000)
  }

  @Test func `its disposal frees the closure, though the disposable is kept`() {
    var kept: (any Disposable)?
    let scheduler = ManualScheduler()
    let trace = Trace { captive in
      kept = scheduler.scheduleRecursive(1) { _, _ in withExtendedLifetime(captive) {} }
    }
    #expect(trace.isAlive)
    kept?.dispose()
    scheduler.runNext()
    #expect(!trace.isAlive)
  }

  @Test func `a disposal on another thread ends it sooner or later`() {
    let wrong = Race.wrongRounds(of: 1_000) {
      SingleAssignmentDisposable()
    } _: { state, lane in
      if lane == 0 {
        state.dispose()
      } else {
        // Without an end of its own: it hangs unless the disposal reaches it.
        _ = CurrentThreadScheduler.instance.scheduleRecursive(state) { state, recurse in
          if !state.isDisposed { recurse(state) }
        }
      }
    } isRight: {
      $0.isDisposed
    }
    #expect(wrong == 0)
  }
}
