import Dispatch
import Foundation

/// Runs work on a serial dispatch queue: one piece at a time, in the order of the calls.
public class SerialDispatchQueueScheduler: SchedulerType, OverridableScheduler,
  @unchecked Sendable
{
  /// A length of time in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// An instant.
  public typealias Time = Date

  let work: DispatchQueueWork

  package var kind: OverridableSchedulerKind { .queue }

  init(
    serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0),
    _ kind: DispatchQueueKind = .serial
  ) {
    work = DispatchQueueWork(queue: serialQueue, leeway: leeway, kind)
  }

  /// A scheduler on a queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The queue's label.
  ///   - serialQueueConfiguration: Configures the queue before its first use.
  ///   - leeway: How much later than asked timed work may run.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler on a private serial queue that runs on `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let serialQueue = DispatchQueue(label: internalSerialQueueName, attributes: [], target: queue)
    self.init(serialQueue: serialQueue, leeway: leeway)
  }

  /// A scheduler on a private serial queue of a quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  public var now: Date {
    work.now
  }

  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let override = SchedulerOverride.current {
      return override.redirect(self).schedule(state, action: action)
    }
    return scheduleInternal(state, action: action)
  }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, action: action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
