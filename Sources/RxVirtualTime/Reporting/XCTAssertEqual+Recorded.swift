// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxCore

/// Checks that two recordings have the same events at the same times.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs, by: ==)
}

/// Checks that two recordings of optionals have the same events at the same times.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs, by: { $0 == $1 })
}

/// Checks that two recordings without values have the same events at the same times.
public func XCTAssertEqual(
  _ lhs: [Recorded<Event<Void>>], _ rhs: [Recorded<Event<Void>>],
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs) { _, _ in true }
}

/// Checks that two recordings have the same events at the same times.
///
/// - Parameter areEqual: Whether two elements count as the same.
public func XCTAssertEqual<Element>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
  by areEqual: (Element, Element) -> Bool, file: StaticString = #filePath, line: UInt = #line
) {
  withoutActuallyEscaping(areEqual) { areEqual in
    RecordedAssertion(file, line).check(lhs, rhs, by: areEqual)
  }
}

/// Checks that two recordings have the same events at the same times.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs, by: ==)
}

/// Checks that a source was subscribed to at the same times.
public func XCTAssertEqual(
  _ lhs: [Subscription], _ rhs: [Subscription], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(lhs, rhs)
}

/// Checks that a source was subscribed to at the same times.
///
/// - Parameter message: What the failure begins with.
public func XCTAssertEqual(
  _ lhs: [Subscription], _ rhs: [Subscription], _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  RecordedAssertion(file, line, message).check(lhs, rhs)
}

/// Checks that a recording has these elements, at whatever times, and no end.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath,
  line: UInt = #line
) {
  RecordedAssertion(file, line).check(elements: elements, of: stream)
}
