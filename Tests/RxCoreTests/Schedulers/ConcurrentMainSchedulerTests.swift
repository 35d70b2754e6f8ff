import RxCore
import TestSupport
import Testing

@MainActor @Suite struct ConcurrentMainSchedulerTests {
  private let log = Log()
  private let scheduler = ConcurrentMainScheduler.instance

  private var noting: (String) -> any Disposable {
    { [log] line in
      log.add(MainQueue.isCurrent ? line : "\(line) off the main queue")
      return Disposables.create()
    }
  }

  @Test func `on the main queue work runs at once, inside other work as well`() {
    _ = scheduler.schedule(()) { _ in
      _ = scheduler.schedule("inner", action: noting)
      return noting("outer")
    }
    #expect(log.lines == ["inner", "outer"])
  }

  @Test func `on the main queue work runs at once, though other work waits`() async {
    let noting = noting
    OtherThread { [scheduler] in _ = scheduler.schedule("other", action: noting) }.join()
    _ = scheduler.schedule("main", action: noting)
    #expect(log.lines == ["main"])
    await mainQueueTurn()
    #expect(log.lines == ["main", "other"])
  }

  @Test func `work from another thread can be cancelled before it starts`() async {
    let noting = noting
    OtherThread { [scheduler] in
      scheduler.schedule("cancelled", action: noting).dispose()
    }.join()
    await mainQueueTurn()
    #expect(log.lines.isEmpty)
  }

  @Test func `timed and repeated work runs on the main queue`() async {
    let noting = noting
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
        _ = noting("due")
        continuation.resume()
        return Disposables.create()
      }
    }
    let repetition = SerialDisposable()
    await withCheckedContinuation { continuation in
      repetition.disposable = scheduler.schedulePeriodic(
        1, startAfter: .milliseconds(1), period: .milliseconds(1)
      ) { state in
        _ = noting("tick \(state)")
        if state == 2 {
          repetition.dispose()
          continuation.resume()
        }
        return state + 1
      }
    }
    #expect(log.lines == ["due", "tick 1", "tick 2"])
  }
}
