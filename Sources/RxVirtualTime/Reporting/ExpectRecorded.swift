import RxCore

/// Expects the same events at the same times.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: ==)
}

/// Expects the same events without values at the same times.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents(
  _ actual: [Recorded<Event<Void>>], _ expected: [Recorded<Event<Void>>], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected) { _, _ in true }
}

/// Expects the same events at the same times, as told by a comparison.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
///   - areEqual: Whether two elements count as the same.
public func expectEvents<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ message: String? = nil,
  by areEqual: @escaping (Element, Element) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: areEqual)
}

/// Expects these elements, at whatever times, and no end.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectElements<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Element], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(elements: expected, of: actual)
}

/// Expects subscriptions at the same times.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectSubscriptions(
  _ actual: [Subscription], _ expected: [Subscription], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected)
}
