import Dispatch
import Foundation

/// A length of time, as schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// An instant, as schedulers give it.
public typealias RxTime = Date

/// Runs work as soon as it can.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` as soon as the scheduler can.
  ///
  /// - Returns: A disposable that stops work not yet started, and what `action` returned.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// Runs work now, later, or again and again, and tells the time.
@preconcurrency
public protocol SchedulerType: ImmediateSchedulerType {
  /// The present instant, by this scheduler's clock.
  var now: RxTime { get }

  /// Runs `action` once `dueTime` has passed; a negative time is due at once.
  ///
  /// - Returns: A disposable that stops work not yet started, and what `action` returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter` and then once every `period`, each time with the state
  /// that it returned before.
  ///
  /// - Returns: A disposable that ends the repetition.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}
