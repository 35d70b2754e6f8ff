import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct OperationQueueSchedulerTests {
  private let log = Log()
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
  }

  private var noting: (String) -> any Disposable {
    { [log] line in
      log.add(line)
      return Disposables.create()
    }
  }

  private func runAll() {
    queue.isSuspended = false
    Watchdog.run { [queue] in queue.waitUntilAllOperationsAreFinished() }
  }

  @Test func `work runs as operations of the queue`() {
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    #expect(scheduler.operationQueue === queue)
    #expect(scheduler.queuePriority == .normal)
    _ = scheduler.schedule("1", action: noting)
    _ = scheduler.schedule("2", action: noting)
    #expect(log.lines.isEmpty)
    runAll()
    #expect(log.lines == ["1", "2"])
  }

  @Test func `the priority decides among operations that wait`() {
    let low = OperationQueueScheduler(operationQueue: queue, queuePriority: .low)
    let high = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    #expect(high.queuePriority == .high)
    _ = low.schedule("low", action: noting)
    _ = high.schedule("high", action: noting)
    runAll()
    #expect(log.lines == ["high", "low"])
  }

  @Test func `work that waits can be cancelled`() {
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    scheduler.schedule("cancelled", action: noting).dispose()
    _ = scheduler.schedule("kept", action: noting)
    runAll()
    #expect(log.lines == ["kept"])
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    let work = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      disposal.disposable
    }
    runAll()
    work.dispose()
    #expect(disposal.count == 1)
  }
}
