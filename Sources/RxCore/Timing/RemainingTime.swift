import Foundation

extension RxTimeInterval {
  var isNever: Bool {
    if case .never = self { return true }
    return false
  }

  /// What is left of it in nanoseconds once `elapsed` seconds have passed, never negative.
  ///
  /// `elapsed` counts in whole microseconds, the finest that the difference of two dates tells.
  func remaining(after elapsed: TimeInterval) -> RxTimeInterval {
    let passed = Int(exactly: (max(0, elapsed) * 1_000_000).rounded()) ?? .max
    return .nanoseconds(max(0, nanoseconds - passed.scaled(by: 1_000)))
  }

  private var nanoseconds: Int {
    switch self {
    case .seconds(let count): count.scaled(by: 1_000_000_000)
    case .milliseconds(let count): count.scaled(by: 1_000_000)
    case .microseconds(let count): count.scaled(by: 1_000)
    case .nanoseconds(let count): max(0, count)
    default: .max
    }
  }
}

extension Int {
  /// The product, within what an `Int` holds; 0 for a negative number.
  fileprivate func scaled(by factor: Int) -> Int {
    let (product, isTooLarge) = Swift.max(0, self).multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}

extension SerialSlot {
  /// Runs `action` once `time` has passed, instead of what the slot holds.
  func start<State>(
    _ state: State, after time: RxTimeInterval, on scheduler: any SchedulerType,
    _ action: @escaping (State) -> Void
  ) {
    // In place before the scheduler may run the work within the call.
    let slot = DisposableSlot()
    set(slot)
    slot.set(
      scheduler.scheduleRelative(state, dueTime: time) { state in
        action(state)
        return Disposables.create()
      })
  }
}
