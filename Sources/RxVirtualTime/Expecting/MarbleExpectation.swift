import RxCore

/// A sequence of which a test is about to say what it emits: `t.expect(x).toBe("--a--|")`.
public struct MarbleExpectation<Element> {
  let test: MarbleTest
  let label: String?
  /// What has come so far.
  let events: () -> [Recorded<Event<Element>>]
  /// What the test's notes on its sources know the expectation by.
  let recorder: AnyObject
  let pending: PendingExpectation
  /// What reports say differs.
  var subject = "observable"
  /// What the subject does, in its number.
  var verb = "differs"
  /// When the sequence is subscribed to; nil where the test says no possible subscription, and
  /// there is nothing to compare.
  var window: Subscription?

  init(
    test: MarbleTest, label: String?, recorder: AnyObject, pending: PendingExpectation,
    window: Subscription?, events: @escaping () -> [Recorded<Event<Element>>]
  ) {
    self.test = test
    self.label = label
    self.recorder = recorder
    self.pending = pending
    self.window = window
    self.events = events
  }

  init(
    test: MarbleTest, label: String?, observer: TestableObserver<Element>,
    pending: PendingExpectation, window: Subscription?
  ) {
    self.init(
      test: test, label: label, recorder: observer, pending: pending, window: window,
      events: { observer.events })
  }

  /// Expects what a diagram says, as told by a comparison.
  ///
  /// - Parameters:
  ///   - diagram: Frames count from the begin of the test; `{…}` leaves the order open, and `#`
  ///     stands for any error unless `error` says which.
  ///   - values: What the keys stand for; without it Strings are the marbles themselves, numbers
  ///     their digits.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - areEqual: Whether two elements count as the same.
  public func toBe(
    _ diagram: String, values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], by areEqual: @escaping (Element, Element) -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let table = MarbleValues(values, error: error, errors: errors)
    check(diagram, table, at: location) { expectation, expected in
      expectation.mismatch(expected: expected, values: table, by: areEqual).failure
    }
  }

  /// Reads what is expected now, and looks at what came when time has run out.
  func check<Value>(
    _ diagram: String, _ values: MarbleValues<Value>, at location: CodeLocation,
    _ report: @escaping (MarbleExpectation, [TimelineEntry<Value>]) -> FailureReport?
  ) {
    pending.meet()
    do {
      let expected = try values.timeline(diagram, kind: .expected)
      if window != nil { test.checks.addPictured(at: location) { report(self, expected) } }
    } catch {
      test.checks.add(fault: "\(error)", at: location)
    }
  }

  /// What came, beside what should have.
  func mismatch(
    expected: [TimelineEntry<Element>], values: MarbleValues<Element>,
    by areEqual: @escaping (Element, Element) -> Bool
  ) -> TimelineMismatch<Element> {
    TimelineMismatch(
      label: label, subject: subject, verb: verb, expected: expected, actual: events(),
      values: values, sources: sources, disposedAt: disposedAt, areEqual: areEqual)
  }

  /// The sources that a report shows.
  var sources: [any MarbleSource] { test.sources(of: recorder) }

  /// The frame at which the test ends the subscription.
  var disposedAt: Int? {
    window.flatMap { $0.unsubscribe == .max ? nil : $0.unsubscribe }
  }
}

extension MarbleExpectation where Element: Equatable {
  /// Expects what a diagram says.
  ///
  /// - Parameters:
  ///   - diagram: Frames count from the begin of the test; `{…}` leaves the order open, and `#`
  ///     stands for any error unless `error` says which.
  ///   - values: What the keys stand for; without it Strings are the marbles themselves, numbers
  ///     their digits.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  public func toBe(
    _ diagram: String, values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    toBe(
      diagram, values: values, error: error, errors: errors, by: ==, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension MarbleExpectation where Element == Void {
  /// Expects what a diagram says, whatever its keys.
  public func toBe(
    _ diagram: String, error: (any Error)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    toBe(
      diagram, values: nil, error: error, errors: [:], by: { _, _ in true }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension MarbleExpectation {
  /// Expects what a diagram of pairs says.
  public func toBe<First: Equatable, Second: Equatable>(
    _ diagram: String, values: [String: Element], error: (any Error)? = nil,
    errors: [String: any Error] = [:], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Element == (First, Second) {
    toBe(
      diagram, values: values, error: error, errors: errors, by: ==, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects what a diagram of triples says.
  public func toBe<First: Equatable, Second: Equatable, Third: Equatable>(
    _ diagram: String, values: [String: Element], error: (any Error)? = nil,
    errors: [String: any Error] = [:], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Element == (First, Second, Third) {
    toBe(
      diagram, values: values, error: error, errors: errors, by: ==, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// Whether an expectation has been told what to expect.
final class PendingExpectation: Sendable {
  private let told = Ledger<Void>()

  var isMet: Bool { !told.entries.isEmpty }

  func meet() {
    told.add(())
  }
}
