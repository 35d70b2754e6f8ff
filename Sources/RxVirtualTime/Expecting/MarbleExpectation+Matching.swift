import RxCore

extension MarbleExpectation {
  /// Expects what a diagram says, with a predicate for some or all of its keys.
  ///
  ///     numbers    -1-5-7|
  ///     expected   -a-b-7|
  ///
  ///     t.expect(numbers).toMatch("-a-b-7|", where: ["a": { $0 < 3 }, "b": { $0 > 3 }])
  ///
  /// - Parameters:
  ///   - diagram: Read as by `toBe`. Keys without a predicate are Strings, numbers and other
  ///     marbles by themselves.
  ///   - predicates: What an element at the place of a key must fulfil.
  ///   - error: What `#` stands for; without it any error.
  ///   - errors: Keys that stand for failures.
  public func toMatch(
    _ diagram: String, where predicates: [String: (Element) -> Bool], error: (any Error)? = nil,
    errors: [String: any Error] = [:], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let natural = Self.naturalPatterns(diagram, errorKeys: Set(errors.keys))
    match(
      diagram, natural.merging(Self.patterns(predicates)) { $1 }, MarbleValues(), error, errors,
      by: { _, _ in false },
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private static func patterns(
    _ predicates: [String: (Element) -> Bool]
  ) -> [String: ElementPattern<Element>] {
    var patterns: [String: ElementPattern<Element>] = [:]
    for (key, predicate) in predicates {
      patterns[key] = ElementPattern(key: key, where: predicate)
    }
    return patterns
  }

  /// The elements that the keys of a diagram are by themselves.
  private static func naturalPatterns(
    _ diagram: String, errorKeys: Set<String>
  ) -> [String: ElementPattern<Element>] {
    guard let type = Element.self as? any NaturalMarble.Type,
      let parsed = try? MarbleDiagram.parse(diagram, kind: .expected, errorKeys: errorKeys)
    else { return [:] }
    var patterns: [String: ElementPattern<Element>] = [:]
    for case .next(let key) in parsed.events.map(\.content) {
      guard let element = type.element(ofMarble: key) as? Element else { continue }
      patterns[key] = ElementPattern(element, key: key) { one, other in
        (one as? any NaturalMarble)?.marbleKey == (other as? any NaturalMarble)?.marbleKey
      }
    }
    return patterns
  }

  /// - Parameter values: The keys of what came.
  private func match(
    _ diagram: String, _ patterns: [String: ElementPattern<Element>],
    _ values: MarbleValues<Element>, _ error: (any Error)?, _ errors: [String: any Error],
    by areEqual: @escaping (Element, Element) -> Bool, at location: CodeLocation
  ) {
    let table = MarbleValues(patterns, error: error, errors: errors)
    check(diagram, table, at: location) { expectation, expected in
      var mismatch = TimelineMismatch(
        label: expectation.label, patterns: expected, actual: expectation.events(),
        values: values, reservedKeys: table.keys, error: error, errors: errors,
        sources: expectation.sources, by: areEqual)
      mismatch.subject = expectation.subject
      mismatch.verb = expectation.verb
      mismatch.disposedAt = expectation.disposedAt
      return mismatch.failure
    }
  }
}

extension MarbleExpectation where Element: Equatable {
  /// Expects what a diagram says, with predicates for some keys and elements for the others.
  ///
  ///     t.expect(queries).toMatch("-a-s|", where: ["a": { !$0.isEmpty }], values: ["s": swift])
  ///
  /// - Parameters:
  ///   - diagram: Read as by `toBe`.
  ///   - predicates: What an element at the place of a key must fulfil.
  ///   - values: What the other keys stand for.
  ///   - error: What `#` stands for; without it any error.
  ///   - errors: Keys that stand for failures.
  public func toMatch(
    _ diagram: String, where predicates: [String: (Element) -> Bool],
    values: [String: Element], error: (any Error)? = nil, errors: [String: any Error] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    var patterns = Self.patterns(predicates)
    for (key, element) in values where patterns[key] == nil {
      patterns[key] = ElementPattern(element, key: key, by: ==)
    }
    match(
      diagram, patterns, MarbleValues(values), error, errors, by: ==,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
