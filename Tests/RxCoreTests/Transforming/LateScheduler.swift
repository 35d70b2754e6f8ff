import Foundation
import RxCore

/// A scheduler whose work has always begun by the time it is to be stopped. From any thread.
final class LateScheduler: SchedulerType, @unchecked Sendable {
  private let lock = NSLock()
  private var work: [() -> Void] = []

  var now: RxTime { Date(timeIntervalSince1970: 0) }

  /// How often it has been asked to run something.
  var count: Int { lock.withLock { work.count } }

  /// Runs the work of a call, counted from 0; once that call has come.
  func run(_ index: Int) {
    lock.withLock { index < work.count ? work[index] : nil }?()
  }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    lock.withLock { work.append { _ = action(state) } }
    return Disposables.create()
  }
}
