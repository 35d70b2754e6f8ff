/// A scheduler whose time moves only when somebody moves it, so that who waits for its work has to
/// drive it.
package protocol DrivenScheduler: AnyObject, SchedulerType {
  /// Runs work in the order of its time until `stopDriving()` is called.
  ///
  /// - Parameter limit: The last instant whose work runs; the clock is moved there if the work
  ///   does not last. Nil for no limit.
  func drive(until limit: RxTime?) -> DriveEnd

  /// Ends the drive after the work that runs now.
  func stopDriving()

  /// The present instant in the scheduler's own units.
  var instant: String { get }
}

/// Why a drive ended.
package enum DriveEnd {
  /// It was stopped, by `stopDriving()` or by somebody else.
  case stopped
  /// No work is left.
  case ranDry
  /// All work up to the limit has run, and the clock is there.
  case reachedLimit
  /// Nothing is left but work that schedules itself; the text names it.
  case endless(String)
  /// The scheduler's own work asks, so its time cannot move.
  case insideItsWork
}
