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
    let slot = DisposableSlot()
    let work = Handover((state, action))
    let operation = BlockOperation {
      if !slot.isDisposed { slot.set(work.value.1(work.value.0)) }
    }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return slot
  }
}
