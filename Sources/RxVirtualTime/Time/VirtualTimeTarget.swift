import Foundation
import RxCore

/// What real schedulers are redirected to while a virtual one runs: the same clock, and no delay
/// that stands for processing.
protocol RedirectionTarget: AnyObject, SchedulerType {
  func scheduleRedirected<StateType>(
    _ state: StateType, after dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// The way from an override back to its scheduler, which owns the override.
final class VirtualTimeTarget: SchedulerType, @unchecked Sendable {
  /// Set once, before anybody else knows the target.
  weak var scheduler: (any RedirectionTarget)?

  /// Set once the scheduler takes no more work; called with what comes nevertheless.
  private let refusal = Guarded<((Any.Type) -> Void)?>(nil)

  var now: RxTime { scheduler?.now ?? Date() }

  /// Takes no more work.
  ///
  /// - Parameter report: Called with the state type of work that comes nevertheless.
  func close(_ report: @escaping (Any.Type) -> Void) {
    refusal.with { $0 = report }
  }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let refuse = refusal.with({ $0 }) {
      refuse(StateType.self)
      return Disposables.create()
    }
    return scheduler?.scheduleRedirected(state, after: dueTime, action: action)
      ?? Disposables.create()
  }
}

extension VirtualTimeScheduler: RedirectionTarget {
  func scheduleRedirected<StateType>(
    _ state: StateType, after dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let due = time(after: dueTime) else { return Disposables.create() }
    let present = clock
    let isPast = converter.compareVirtualTime(due, present) == .lessThan
    return schedule(state, at: isPast ? present : due, phase: .ordinary, action: action)
  }
}
