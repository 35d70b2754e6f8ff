#if canImport(Testing)
  import RxCore
  import Testing

  /// Expects the same events at the same times; for the helpers of a test.
  ///
  /// - Parameters:
  ///   - actual: What was recorded.
  ///   - expected: What should have been.
  ///   - message: What the failure begins with.
  ///   - sourceLocation: Where a failure is shown.
  public func expectEvents<Element: Equatable>(
    _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    _ message: String? = nil,
    sourceLocation: SourceLocation
  ) {
    RecordedAssertion(CodeLocation(sourceLocation), message).check(actual, expected, by: ==)
  }

  /// Expects the same events without values at the same times; for the helpers of a test.
  ///
  /// - Parameters:
  ///   - actual: What was recorded.
  ///   - expected: What should have been.
  ///   - message: What the failure begins with.
  ///   - sourceLocation: Where a failure is shown.
  public func expectEvents(
    _ actual: [Recorded<Event<Void>>], _ expected: [Recorded<Event<Void>>],
    _ message: String? = nil,
    sourceLocation: SourceLocation
  ) {
    RecordedAssertion(CodeLocation(sourceLocation), message).check(actual, expected) { _, _ in true
    }
  }

  /// Expects the same events at the same times, as told by a comparison; for the helpers of a test.
  ///
  /// - Parameters:
  ///   - actual: What was recorded.
  ///   - expected: What should have been.
  ///   - message: What the failure begins with.
  ///   - areEqual: Whether two elements count as the same.
  ///   - sourceLocation: Where a failure is shown.
  public func expectEvents<Element>(
    _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    _ message: String? = nil,
    by areEqual: @escaping (Element, Element) -> Bool, sourceLocation: SourceLocation
  ) {
    RecordedAssertion(CodeLocation(sourceLocation), message).check(actual, expected, by: areEqual)
  }

  /// Expects these elements, at whatever times, and no end; for the helpers of a test.
  ///
  /// - Parameters:
  ///   - actual: What was recorded.
  ///   - expected: What should have been.
  ///   - message: What the failure begins with.
  ///   - sourceLocation: Where a failure is shown.
  public func expectElements<Element: Equatable>(
    _ actual: [Recorded<Event<Element>>], _ expected: [Element], _ message: String? = nil,
    sourceLocation: SourceLocation
  ) {
    RecordedAssertion(CodeLocation(sourceLocation), message).check(elements: expected, of: actual)
  }

  /// Expects subscriptions at the same times; for the helpers of a test.
  ///
  /// - Parameters:
  ///   - actual: What was recorded.
  ///   - expected: What should have been.
  ///   - message: What the failure begins with.
  ///   - sourceLocation: Where a failure is shown.
  public func expectSubscriptions(
    _ actual: [Subscription], _ expected: [Subscription], _ message: String? = nil,
    sourceLocation: SourceLocation
  ) {
    RecordedAssertion(CodeLocation(sourceLocation), message).check(actual, expected)
  }
#endif
