import Foundation
import RxCore

/// A scheduler that notes the work with its due time and runs it only when told to.
final class ManualScheduler: SchedulerType, @unchecked Sendable {
  private var work: [() -> Void] = []
  private(set) var dueTimes: [RxTimeInterval] = []

  var now: RxTime { Date(timeIntervalSince1970: 0) }

  /// How much work waits.
  var count: Int { work.count }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let slot = SingleAssignmentDisposable()
    dueTimes.append(dueTime)
    work.append { if !slot.isDisposed { slot.setDisposable(action(state)) } }
    return slot
  }

  /// Runs the work that has waited longest.
  func runNext() {
    if !work.isEmpty { work.removeFirst()() }
  }
}
