import RxCore

/// Work with times, and the clock that it waits for.
class Timeline<Time>: WorkQueue, @unchecked Sendable {
  /// Puts work in the queue.
  func insert(_ work: ScheduledWork, at time: Time, phase: WorkPhase) {
    fatalError("\(type(of: self)) does not override insert(_:at:phase:).")
  }

  /// Where the run under way ends.
  func setLimit(_ limit: Time) {
    fatalError("\(type(of: self)) does not override setLimit(_:).")
  }

  /// What waits, in order.
  var pending: [(time: Time, work: ScheduledWork)] {
    fatalError("\(type(of: self)) does not override pending.")
  }

  /// The present instant.
  var clock: Time {
    get { fatalError("\(type(of: self)) does not override clock.") }
    set { fatalError("\(type(of: self)) does not override clock for \(newValue).") }
  }
}
