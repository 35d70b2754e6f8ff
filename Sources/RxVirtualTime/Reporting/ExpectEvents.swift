import RxCore

/// Expects the same events in the same order.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents<Element: Equatable>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: ==)
}

/// Expects the same events without values in the same order.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents(
  _ actual: [Event<Void>], _ expected: [Event<Void>], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected) { _, _ in true }
}

/// Expects the same events in the same order, as told by a comparison.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
///   - areEqual: Whether two elements count as the same.
public func expectEvents<Element>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], _ message: String? = nil,
  by areEqual: @escaping (Element, Element) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: areEqual)
}

/// Expects the same events of Singles in the same order.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents<Element: Equatable>(
  _ actual: [SingleEvent<Element>], _ expected: [SingleEvent<Element>], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: ==)
}

/// Expects the same events of Maybes in the same order.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents<Element: Equatable>(
  _ actual: [MaybeEvent<Element>], _ expected: [MaybeEvent<Element>], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected, by: ==)
}

/// Expects the same events of Completables in the same order.
///
/// - Parameters:
///   - actual: What was recorded.
///   - expected: What should have been.
///   - message: What the failure begins with.
public func expectEvents(
  _ actual: [CompletableEvent], _ expected: [CompletableEvent], _ message: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordedAssertion(location, message).check(actual, expected)
}
