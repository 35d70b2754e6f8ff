import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Work from many threads` {
  private static let threadCount = 8
  private static let workCount = 2000

  /// Schedules work from several threads at once and cancels every third piece.
  private func schedule(on scheduler: TestScheduler, into log: Log) {
    let ended = DispatchGroup()
    for thread in 0..<Self.threadCount {
      ended.enter()
      Thread.detachNewThread {
        for index in 0..<Self.workCount {
          let work = scheduler.scheduleAbsoluteVirtual((), time: index % 97) { _ in
            log.add("\(thread).\(index)")
            return Disposables.create()
          }
          if index % 3 == 0 { work.dispose() }
        }
        ended.leave()
      }
    }
    ended.wait()
  }

  @Test func `none is lost and none runs twice`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    Watchdog.run {
      schedule(on: scheduler, into: log)
      scheduler.start()
    }
    let expected = Self.threadCount * (0..<Self.workCount).count { $0 % 3 != 0 }
    #expect(log.lines.count == expected)
    #expect(Set(log.lines).count == expected)
  }

  @Test func `a run beside it takes what is there, cancelled work at most where it had begun`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let runner = DispatchSemaphore(value: 0)
    Watchdog.run {
      Thread.detachNewThread {
        for _ in 0..<500 { scheduler.start() }
        runner.signal()
      }
      schedule(on: scheduler, into: log)
      runner.wait()
      scheduler.start()
    }
    let least = Self.threadCount * (0..<Self.workCount).count { $0 % 3 != 0 }
    #expect(log.lines.count >= least)
    #expect(Set(log.lines).count == log.lines.count)
  }

  @Test func `the work of a scheduler that is gone is freed`() {
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let (scheduler, made) = (TestScheduler(initialClock: 0), Token())
      token = made
      _ = scheduler.scheduleAbsoluteVirtual(made, time: 5) { _ in Disposables.create() }
    }
    #expect(token == nil)
  }
}
