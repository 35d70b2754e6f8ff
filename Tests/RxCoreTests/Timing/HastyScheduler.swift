import Foundation
import RxCore

/// A scheduler that waits for nothing: all work runs within the call.
final class HastyScheduler: SchedulerType {
  var now: RxTime { Date(timeIntervalSince1970: 0) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

/// A scheduler whose work has always begun by the time it is to be stopped.
final class UnstoppableScheduler: SchedulerType, @unchecked Sendable {
  private(set) var work: [() -> Void] = []

  var now: RxTime { Date(timeIntervalSince1970: 0) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.append { _ = action(state) }
    return Disposables.create()
  }
}
