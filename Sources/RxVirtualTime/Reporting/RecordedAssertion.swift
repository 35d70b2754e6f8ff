import RxCore

/// A comparison of recordings; works in every test.
struct RecordedAssertion {
  private let location: CodeLocation
  private let message: String?
  private let host = TestHost.current

  init(_ location: CodeLocation, _ message: String? = nil) {
    self.location = location
    self.message = message
  }

  /// A place as XCTest names it.
  init(_ file: StaticString, _ line: UInt, _ message: String? = nil) {
    location = host.location(filePath: file, line: line)
    self.message = message
  }

  func fail(_ text: String, picture: MarblePicture? = nil) {
    host.report(message.map { "\($0): \(text)" } ?? text, at: location, picture: picture)
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
    compare("events", actual, expected) { event in
      switch event {
      case .next(let element): Self.words("next", element)
      case .error(let error): Self.words("error", error)
      case .completed: Self.words("completed")
      }
    } isSame: { lhs, rhs in
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

  func check<Element: Equatable>(
    elements expected: [Element], of stream: [Recorded<Event<Element>>]
  ) {
    if let end = stream.first(where: \.value.isStopEvent) {
      return fail("The recording has an end: \(end).")
    }
    compare("elements", stream.compactMap(\.value.element), expected) { element in
      ("\(element)", ReportText.code(of: element))
    } isSame: {
      $0 == $1
    }
  }

  /// Compares what two lists have in the same places.
  ///
  /// - Parameters:
  ///   - subject: What the lists hold.
  ///   - words: A value as its description and as code.
  func compare<Value>(
    _ subject: String, _ actual: [Value], _ expected: [Value],
    words: (Value) -> (description: String, code: String), isSame: (Value, Value) -> Bool
  ) {
    let words = (expected: expected.map(words), actual: actual.map(words))
    let report = ListReport(
      subject: subject, expected: words.expected.map(\.description),
      actual: words.actual.map(\.description),
      differing: { index in
        !(actual.indices.contains(index) && expected.indices.contains(index)
          && isSame(actual[index], expected[index]))
      })
    guard let report else { return }
    fail(report.text(accepting: words.actual.map(\.code)))
  }

  /// An event by its name and what it carries.
  static func words(_ name: String, _ content: Any? = nil) -> (description: String, code: String) {
    guard let content else { return (name, ".\(name)") }
    return ("\(name)(\(content))", ".\(name)(\(ReportText.code(of: content)))")
  }
}
