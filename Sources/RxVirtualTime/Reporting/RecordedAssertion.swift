import RxCore

/// A comparison of recordings in the spelling of XCTest; works in every test.
struct RecordedAssertion {
  private let file: StaticString
  private let line: UInt
  private let message: String?

  init(_ file: StaticString, _ line: UInt, _ message: String? = nil) {
    self.file = file
    self.line = line
    self.message = message
  }

  func fail(_ text: String, picture: MarblePicture? = nil) {
    let host = TestHost.current
    let text = message.map { "\($0): \(text)" } ?? text
    host.report(text, at: host.location(filePath: file, line: line), picture: picture)
  }

  func check<Element>(
    _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    by areEqual: @escaping (Element, Element) -> Bool
  ) {
    let mismatch = TimelineMismatch(
      label: nil, expected: expected.map { TimelineEntry($0.time, $0.value) }, actual: actual,
      values: MarbleValues(), sources: [], style: .recorded, areEqual: areEqual)
    if let failure = mismatch.failure { fail(failure.text, picture: failure.picture) }
  }

  func check<Element>(
    _ actual: [Event<Element>], _ expected: [Event<Element>],
    by areEqual: @escaping (Element, Element) -> Bool
  ) {
    compare(actual, expected) { lhs, rhs in
      switch (lhs, rhs) {
      case (.next(let lhs), .next(let rhs)): areEqual(lhs, rhs)
      case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
      case (.completed, .completed): true
      case (.next, _), (.error, _), (.completed, _): false
      }
    }
  }

  func check(_ actual: [Subscription], _ expected: [Subscription]) {
    if actual == expected { return }
    var report = SubscriptionReport()
    report.style = .recorded
    if let failure = report.failure(expected: expected, actual: actual) {
      return fail(failure.text, picture: failure.picture)
    }
    fail("The subscriptions are \(actual), expected were \(expected): another order.")
  }

  /// Names the first difference of two lists.
  func compare<Value>(
    _ actual: [Value], _ expected: [Value], isSame: (Value, Value) -> Bool
  ) {
    for (index, (lhs, rhs)) in zip(actual, expected).enumerated() where !isSame(lhs, rhs) {
      return fail("The lists differ at \(index): \(lhs), expected was \(rhs).")
    }
    let common = min(actual.count, expected.count)
    if actual.count > common { fail("The list has more than expected: \(actual[common]).") }
    if expected.count > common { fail("The list lacks what was expected: \(expected[common]).") }
  }
}
