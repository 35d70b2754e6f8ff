import Dispatch
import Foundation

/// Runs work on a dispatch queue as it comes, several pieces at a time if the queue is concurrent.
public class ConcurrentDispatchQueueScheduler: SchedulerType, OverridableScheduler,
  @unchecked Sendable
{
  /// A length of time in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// An instant.
  public typealias Time = Date

  private let work: DispatchQueueWork

  package final var kind: OverridableSchedulerKind { .queue }

  /// A scheduler on `queue`.
  ///
  /// - Parameter leeway: How much later than asked timed work may run.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchQueueWork(queue: queue, leeway: leeway, .concurrent)
  }

  /// A scheduler on a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    let queue = DispatchQueue(
      label: "rx.global_dispatch_queue.concurrent.\(qos)", qos: qos, attributes: .concurrent)
    self.init(queue: queue, leeway: leeway)
  }

  public var now: Date {
    work.now
  }

  public final func schedule<StateType>(
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
