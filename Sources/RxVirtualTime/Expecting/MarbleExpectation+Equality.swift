import RxCore

extension MarbleExpectation {
  /// Expects what another sequence emits, as told by a comparison.
  ///
  /// The other sequence is subscribed to, and left, when this one is.
  ///
  /// - Parameter areEqual: Whether two elements count as the same.
  public func toEqual<Other: ObservableConvertibleType>(
    _ other: Other, by areEqual: @escaping (Element, Element) -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Other.Element == Element {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    pending.meet()
    guard let window else { return }
    let observer = test.scheduler.createObserver(Element.self)
    let sequence = other.asObservable()
    test.subscribe(during: window, for: observer) { sequence.subscribe(observer) }
    test.checks.addPictured(at: location) { [self] in
      var mismatch = mismatch(
        expected: observer.events.map { TimelineEntry($0.time, $0.value) },
        values: MarbleValues(), by: areEqual)
      mismatch.offersAcceptance = false
      return mismatch.failure
    }
  }
}

extension MarbleExpectation where Element: Equatable {
  /// Expects what another sequence emits: the same events in the same frames.
  ///
  ///     t.expect(source.map { $0 * 2 }).toEqual(source.map { $0 + $0 })
  ///
  /// The other sequence is subscribed to, and left, when this one is.
  public func toEqual<Other: ObservableConvertibleType>(
    _ other: Other, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Other.Element == Element {
    toEqual(other, by: ==, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension MarbleExpectation where Element == Void {
  /// Expects what another sequence emits: the same events in the same frames.
  public func toEqual<Other: ObservableConvertibleType>(
    _ other: Other, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Other.Element == Element {
    toEqual(
      other, by: { _, _ in true }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
