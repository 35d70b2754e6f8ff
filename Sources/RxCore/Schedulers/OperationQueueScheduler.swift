import Foundation

/// Runs work as operations of an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType, OverridableScheduler,
  @unchecked Sendable
{
  /// Where the work runs.
  public let operationQueue: OperationQueue

  /// The priority that its operations get.
  public let queuePriority: Operation.QueuePriority

  package final var kind: OverridableSchedulerKind { .queue }

  /// A scheduler on `operationQueue`.
  ///
  /// - Parameter queuePriority: The priority of its operations among others of the queue.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let override = SchedulerOverride.current {
      return override.target.schedule(state, action: action)
    }
    warnBlockedWait()
    ForeignEntry.noteRealWork(StateType.self)
    let slot = DisposableSlot()
    let work = Handover((state, action))
    let operation = BlockOperation {
      if !slot.isDisposed { slot.set(work.value.1(work.value.0)) }
    }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return slot
  }

  /// Tells a thread that is going to block in the queue's only operation that no other will run.
  private func warnBlockedWait() {
    guard let wait = BlockedWait.current, OperationQueue.current === operationQueue else { return }
    if operationQueue === OperationQueue.main {
      wait.meet(.mainQueue)
    } else if operationQueue.maxConcurrentOperationCount == 1 {
      wait.meet(.serialQueue(operationQueue.name ?? "an operation queue"))
    }
  }
}
