import RxCore

// The forms that calls choose: what goes wrong is shown at the line of the call. A reference to a
// method, such as `scheduler.start`, means the form without a place.
extension VirtualTimeScheduler {
  /// Runs all work, and the work that this work schedules, until nothing is left.
  public func start(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    CallPlace.with(
      CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      self.start as () -> Void)
  }

  /// Runs all work until nothing is left, as `start()` does.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    start(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs all work that is due at `virtualTime` or before, then moves the clock there.
  ///
  /// A time that has passed is refused with a report: the clock never goes back.
  public func advanceTo(
    _ virtualTime: VirtualTime, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    CallPlace.with(place) { (self.advanceTo as (VirtualTime) -> Void)(virtualTime) }
  }

  /// Runs all work that is due at `time` or before, then moves the clock there.
  ///
  /// A time that has passed is refused with a report: the clock never goes back.
  public func advance(
    to time: VirtualTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    advanceTo(time, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs all work that is due within `duration` from now, then moves the clock to its end.
  ///
  /// A negative duration is refused with a report: the clock never goes back.
  public func advance(
    by duration: VirtualTimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    CallPlace.with(place) { advance(within: duration) }
  }

  /// Moves the clock to the first instant that work waits for, and runs all work of that instant.
  public func advanceToNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    CallPlace.with(
      CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      runNextInstant)
  }

  /// Moves the clock without running anything; work that is passed over runs late.
  ///
  /// A negative duration is refused with a report: the clock never goes back.
  public func sleep(
    _ virtualInterval: VirtualTimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    CallPlace.with(place) { (self.sleep as (VirtualTimeInterval) -> Void)(virtualInterval) }
  }
}
