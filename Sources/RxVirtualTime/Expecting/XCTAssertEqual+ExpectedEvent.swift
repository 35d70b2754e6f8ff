// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxCore

/// Checks that a recording has the events that are expected, some of them known by predicates.
@_disfavoredOverload
public func XCTAssertEqual<Element>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [ExpectedEvent<Element>],
  file: StaticString = #filePath, line: UInt = #line
) {
  let mismatch = TimelineMismatch(
    label: nil, patterns: rhs.map(\.entry), actual: lhs, values: MarbleValues<Element>(),
    style: .recorded)
  if let report = mismatch.report { RecordedAssertion(file, line).fail(report) }
}
