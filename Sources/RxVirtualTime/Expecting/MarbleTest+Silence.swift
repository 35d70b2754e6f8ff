import RxCore

extension MarbleTest {
  /// Expects that a sequence emits nothing and does not end.
  ///
  ///     source    ----------a
  ///     expected  ------        t.expectNothing(from: source, until: 6)
  ///
  /// - Parameters:
  ///   - source: Subscribed to at the present frame, before the events of that frame.
  ///   - label: The sequence's name in reports.
  ///   - frame: Where the subscription ends, before the events of that frame; without it with the
  ///     test.
  public func expectNothing<Source: ObservableConvertibleType>(
    from source: Source, label: String? = nil, until frame: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectNothing(
      from: source.asObservable(), label, until: frame ?? .max,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that a sequence emits nothing and does not end before a time, counted from the
  /// test's begin.
  ///
  /// - Parameters:
  ///   - source: Subscribed to at the present frame, before the events of that frame.
  ///   - label: The sequence's name in reports.
  ///   - time: When the subscription ends, before the events of that frame.
  public func expectNothing<Source: ObservableConvertibleType>(
    from source: Source, label: String? = nil, until time: RxTimeInterval,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectNothing(
      from: source.asObservable(), label, until: scheduler.converter.ticks(in: time) ?? .max,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func expectNothing<Element>(
    from sequence: Observable<Element>, _ label: String?, until end: Int,
    at location: CodeLocation
  ) {
    let present = scheduler.clock
    guard end >= present else {
      checks.add(
        fault: "The clock is at \(present): nothing can be expected until \(end).", at: location)
      return
    }
    let expectation = expectation(
      of: sequence, label: label, during: Subscription(present, end), at: location)
    expectation.pending.meet()
    checks.addPictured(at: location) {
      var mismatch = expectation.mismatch(
        expected: [], values: MarbleValues(), by: { _, _ in false })
      mismatch.offersAcceptance = false
      return mismatch.failure
    }
  }
}
