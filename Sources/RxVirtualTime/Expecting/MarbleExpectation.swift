import RxCore

/// A sequence of which a test is about to say what it emits: `t.expect(x).toBe("--a--|")`.
public struct MarbleExpectation<Element> {
  let test: MarbleTest
  let label: String?
  let observer: TestableObserver<Element>
  let pending: PendingExpectation
  /// What reports say differs.
  var subject = "observable"
  /// What the subject does, in its number.
  var verb = "differs"
  /// The frame at which the test ends the subscription.
  var disposedAt: Int?
  /// Whether there is something to compare: not where the test says no possible subscription.
  var isSubscribed = true

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
    pending.meet()
    do {
      let expected = try table.timeline(diagram, kind: .expected)
      if !isSubscribed { return }
      let (test, observer, label) = (test, observer, label)
      test.checks.add(at: location) { [subject, verb, disposedAt] in
        TimelineMismatch(
          label: label, subject: subject, verb: verb, expected: expected, actual: observer.events,
          values: table, sources: test.sources(of: observer), disposedAt: disposedAt,
          areEqual: areEqual
        ).report
      }
    } catch {
      test.checks.add(fault: "\(error)", at: location)
    }
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
