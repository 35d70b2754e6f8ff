import RxCore

/// A sequence of sequences of which a test is about to say what each of them emits:
/// `t.expect(source.window(…)).toBe("a--b|", inner: ["a": "-x-|", "b": "y|"])`.
public struct InnerExpectation<Inner: ObservableConvertibleType> {
  let test: MarbleTest
  let label: String?
  let recorder: InnerRecorder<Inner>
  let pending: PendingExpectation
  /// Nil where the test says no possible subscription, and there is nothing to compare.
  let window: Subscription?

  /// Expects what a diagram says of the sequences, and a diagram of each of them says of its
  /// elements, as told by a comparison.
  ///
  /// - Parameters:
  ///   - diagram: A key for each sequence.
  ///   - inner: The diagram of each key: its frames count from when the sequence came, which is
  ///     when it is subscribed to.
  ///   - values: What the keys of the inner diagrams stand for.
  ///   - error: What `#` stands for, in all diagrams; without it any error.
  ///   - errors: Keys that stand for failures, in all diagrams.
  ///   - areEqual: Whether two elements count as the same.
  public func toBe(
    _ diagram: String, inner: [String: String], values: [String: Inner.Element]? = nil,
    error: (any Error)? = nil, errors: [String: any Error] = [:],
    by areEqual: @escaping (Inner.Element, Inner.Element) -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    check(
      diagram, inner, MarbleValues(values, error: error, errors: errors), by: areEqual,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Writes the expectation: fails, and says what came in the form to paste.
  ///
  /// Look at it before you paste it: it is what came, not what should have come.
  public func toBeRecorded(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    pending.meet()
    test.checks.add(at: location) { [label, recorder] in
      let transcript = InnerTranscript(recorder.events, values: MarbleValues()) { _, _ in false }
      return MarbleTranscript.report(label, arguments: transcript.arguments())
    }
  }

  /// - Parameter tagFits: Whether the sequence of a key is beside its events what is expected.
  func check(
    _ diagram: String, _ inner: [String: String], _ values: MarbleValues<Inner.Element>,
    by areEqual: @escaping (Inner.Element, Inner.Element) -> Bool, at location: CodeLocation,
    tags: InnerTags<Inner>? = nil
  ) {
    pending.meet()
    do {
      var table: [String: InnerSample<Inner>] = [:]
      for (key, text) in inner.sorted(by: { $0.key < $1.key }) {
        let tag = tags?.expectedText(key).map { "\($0): " } ?? ""
        table[key] = InnerSample(
          key: key, entries: try values.timeline(text, kind: .expected),
          description: "\(tag)`\(text)`")
      }
      let outer = MarbleValues(table, error: values.error, errors: values.errors)
      let expected = try outer.timeline(diagram, kind: .expected)
      if window == nil { return }
      test.checks.add(at: location) { [test, label, recorder] in
        InnerReport(
          label: label, expected: expected, actual: recorder.events, values: values,
          sources: test.sources(of: recorder), tags: tags, areEqual: areEqual
        ).text
      }
    } catch {
      test.checks.add(fault: "\(error)", at: location)
    }
  }
}

extension InnerExpectation where Inner.Element: Equatable {
  /// Expects what a diagram says of the sequences, and a diagram of each of them says of its
  /// elements.
  ///
  ///     source    -1-2-3-4-|
  ///     window    a--b---c-|
  ///     a         -1-|
  ///     b         2-3-|
  ///     c         4-|
  ///
  ///     t.expect(windows).toBe("a--b---c-|", inner: ["a": "-1-|", "b": "2-3-|", "c": "4-|"])
  ///
  /// - Parameters:
  ///   - diagram: A key for each sequence.
  ///   - inner: The diagram of each key: its frames count from when the sequence came, which is
  ///     when it is subscribed to.
  ///   - values: What the keys of the inner diagrams stand for.
  ///   - error: What `#` stands for, in all diagrams; without it any error.
  ///   - errors: Keys that stand for failures, in all diagrams.
  public func toBe(
    _ diagram: String, inner: [String: String], values: [String: Inner.Element]? = nil,
    error: (any Error)? = nil, errors: [String: any Error] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    check(
      diagram, inner, MarbleValues(values, error: error, errors: errors), by: ==,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects groups: which keys they have, and what each of them emits.
  ///
  ///     t.expect(words.groupBy(keySelector: \.count))
  ///       .toBe("a-b-|", keys: ["a": 1, "b": 2], inner: ["a": "x---|", "b": "'yy'-|"])
  ///
  /// - Parameters:
  ///   - diagram: A key of the diagram for each group.
  ///   - keys: The key of each group.
  ///   - inner: The diagram of each group: its frames count from when the group came.
  ///   - values: What the keys of the inner diagrams stand for.
  ///   - error: What `#` stands for, in all diagrams; without it any error.
  public func toBe<Key: Equatable, Element>(
    _ diagram: String, keys: [String: Key], inner: [String: String],
    values: [String: Element]? = nil, error: (any Error)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Inner == GroupedObservable<Key, Element> {
    check(
      diagram, inner, MarbleValues(values, error: error), by: ==,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      tags: InnerTags(
        text: { "\($0.key)" }, expectedText: { keys[$0].map { "\($0)" } },
        fits: { keys[$0] == $1.key }))
  }
}

extension MarbleTest {
  /// Subscribes to a sequence of sequences, and to each of them when it comes, to say next what
  /// they emit: `t.expect(x).toBe("a--b|", inner: ["a": "-1-|", "b": "2|"])`.
  ///
  /// - Parameters:
  ///   - source: Subscribed to as by the other forms of `expect`.
  ///   - label: The sequence's name in reports.
  ///   - window: A subscription diagram, where the subscriptions begin later or end before the
  ///     test does.
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Source: ObservableConvertibleType>(
    _ source: Source, label: String? = nil, during window: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> InnerExpectation<Source.Element> where Source.Element: ObservableConvertibleType {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let window = subscriptionWindow(window, at: location)
    let recorder = InnerRecorder<Source.Element>(scheduler: scheduler)
    let sequence = source.asObservable()
    if let window {
      subscribe(during: window, for: recorder) {
        _ = recorder.subscriptions.insert(sequence.subscribe(recorder))
        return recorder.subscriptions
      }
    }
    return InnerExpectation(
      test: self, label: label, recorder: recorder, pending: pendingExpectation(at: location),
      window: window)
  }
}
