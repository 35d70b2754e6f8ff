import Dispatch
import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct ConcurrentDispatchQueueSchedulerTests {
  private let log = Log()

  @Test func `several pieces of work run at a time`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let (first, second, both) = (Occasion(), Occasion(), Occasion())
    _ = scheduler.schedule(()) { _ in
      first.comes()
      second.wait()
      both.comes()
      return Disposables.create()
    }
    _ = scheduler.schedule(()) { _ in
      first.wait()
      second.comes()
      return Disposables.create()
    }
    both.wait()
  }

  @Test func `work runs on the queue that was given, never at once`() {
    let key = DispatchSpecificKey<Int>()
    let queue = DispatchQueue(label: "given", attributes: .concurrent)
    queue.setSpecific(key: key, value: 7)
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let isDone = Occasion()
    for dueTime in [nil, RxTimeInterval.microseconds(1)] {
      let action = { [log] (_: Void) -> any Disposable in
        log.add("\(DispatchQueue.getSpecific(key: key) ?? 0)")
        isDone.comes()
        return Disposables.create()
      }
      if let dueTime {
        _ = scheduler.scheduleRelative((), dueTime: dueTime, action: action)
      } else {
        _ = scheduler.schedule((), action: action)
      }
      isDone.wait()
    }
    #expect(log.lines == ["7", "7"])
  }

  @Test func `work that waits can be cancelled`() {
    let queue = DispatchQueue(label: "suspended", attributes: .concurrent)
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    queue.suspend()
    scheduler.schedule(()) { [log] _ in
      log.add("cancelled")
      return Disposables.create()
    }.dispose()
    queue.resume()
    Watchdog.run { queue.sync(flags: .barrier) {} }
    #expect(log.lines.isEmpty)
  }

  @Test func `repeated work runs one at a time and ends with its disposal`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let (repetition, isAssigned, isDone) = (SerialDisposable(), Occasion(), Occasion())
    repetition.disposable = scheduler.schedulePeriodic(
      1, startAfter: .nanoseconds(0), period: .microseconds(10)
    ) { [log] state in
      if state == 1 { isAssigned.wait() }
      log.add("\(state)")
      if state == 50 {
        repetition.dispose()
        isDone.comes()
      }
      return state + 1
    }
    isAssigned.comes()
    isDone.wait()
    #expect(log.lines == (1...50).map(String.init))
  }

  @Test func `repeated work that is disposed right away does no harm`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let count = Watchdog.run { () -> Int in
      for _ in 1...10_000 {
        scheduler.schedulePeriodic(
          1, startAfter: .nanoseconds(0), period: .nanoseconds(1)
        ) { $0 + 1 }.dispose()
      }
      return 10_000
    }
    #expect(count == 10_000)
  }

  @Test func `it tells the time of day`() {
    let now = ConcurrentDispatchQueueScheduler(qos: .default).now
    #expect(abs(now.timeIntervalSinceNow) < 3_600)
  }
}
