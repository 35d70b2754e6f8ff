// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxCore

/// Checks that two lists have the same events.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs, by: ==)
}

/// Checks that two lists without values have the same events.
public func XCTAssertEqual(
  _ lhs: [Event<Void>], _ rhs: [Event<Void>], file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs) { _, _ in true }
}

/// Checks that two lists have the same events.
///
/// - Parameter areEqual: Whether two elements count as the same.
public func XCTAssertEqual<Element>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], by areEqual: (Element, Element) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  withoutActuallyEscaping(areEqual) { areEqual in
    RecordedAssertion(file, line).check(lhs, rhs, by: areEqual)
  }
}

/// Checks that two lists have the same events.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs, by: ==)
}
