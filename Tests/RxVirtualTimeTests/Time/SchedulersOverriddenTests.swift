import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Overridden schedulers` {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  private func note(_ name: String) -> any Disposable {
    log.add("\(name)@\(scheduler.clock)")
    return Disposables.create()
  }

  @Test func `real schedulers run on virtual time, without a processing delay`() {
    withSchedulers(overriddenBy: scheduler) {
      let queue = ConcurrentDispatchQueueScheduler(qos: .default)
      _ = queue.schedule(()) { _ in note("queue") }
      _ = queue.scheduleRelative((), dueTime: .seconds(30)) { _ in note("later") }
      _ = MainScheduler.instance.schedule(()) { _ in note("main") }
      #expect(queue.now == Date(timeIntervalSince1970: 0))
    }
    #expect(log.lines == ["main@0"])
    scheduler.start()
    #expect(log.lines == ["main@0", "queue@0", "later@30"])
  }

  @Test func `work of a virtual scheduler is under its override on any thread`() {
    scheduler.scheduleAt(10) {
      _ = MainScheduler.asyncInstance.scheduleRelative((), dueTime: .seconds(5)) { _ in
        note("main")
      }
    }
    Watchdog.run { scheduler.start() }
    #expect(log.lines == ["main@15"])
  }

  @Test func `an asynchronous body is overridden as well`() async {
    await withSchedulers(overriddenBy: scheduler) {
      await Task.yield()
      _ = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(5)) { _ in note("main") }
    }
    scheduler.start()
    #expect(log.lines == ["main@5"])
  }
}
