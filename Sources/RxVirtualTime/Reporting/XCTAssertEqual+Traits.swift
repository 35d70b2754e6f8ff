// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxCore

/// Checks that two lists have the same events of Singles.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs, by: ==)
}

/// Checks that two lists have the same events of Singles.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs, by: ==)
}

/// Checks that two lists have the same events of Maybes.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs, by: ==)
}

/// Checks that two lists have the same events of Maybes.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs, by: ==)
}

/// Checks that two lists have the same events of Completables.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs)
}

/// Checks that two lists have the same events of Completables.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs)
}
