import Dispatch
import Foundation

/// Runs work on the main queue, at once whenever the call comes from there, even if other work
/// waits. Made for `subscribe(on:)`; for deliveries use `MainScheduler`, which keeps the order.
public final class ConcurrentMainScheduler: SchedulerType, OverridableScheduler {
  /// A length of time in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// An instant.
  public typealias Time = Date

  /// The only one there is.
  public static let instance = ConcurrentMainScheduler()

  private let main = MainScheduler()

  package var kind: OverridableSchedulerKind { .concurrentMain }

  private init() {}

  public var now: Date {
    main.now
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if SchedulerOverride.current != nil || MainQueue.isCurrent { return action(state) }
    return main.work.schedule(state, action: action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    main.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
