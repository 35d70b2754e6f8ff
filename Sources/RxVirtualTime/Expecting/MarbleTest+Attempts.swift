import RxCore

extension MarbleTest {
  /// A cold source with a diagram of its own for each subscription: the first one gets the first,
  /// whoever tries again the next.
  ///
  ///     source    --#
  ///     again       --a|
  ///     retry     ----a|
  ///
  ///     let source = t.cold(attempts: ["--#", "--a|"])
  ///     t.expect(source.retry()).toBe("----a|")
  ///
  /// One subscription more than there are diagrams is a failure of the test, and gets nothing.
  ///
  /// - Parameters:
  ///   - diagrams: Frames count from the subscription.
  ///   - values: What the keys of all diagrams stand for.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - label: The source's name in reports, where the number of the subscription follows it.
  /// - Returns: A source that records when it was subscribed to.
  public func cold<Element>(
    attempts diagrams: [String], values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ObservableProbe<Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = label ?? "source"
    let sources: [TestableObservable<Element>] = diagrams.enumerated().map { place, diagram in
      cold(
        diagram, values: values, error: error, errors: errors, label: "\(name) \(place + 1)",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return ObservableProbe(scheduler: scheduler, parts: sources) { [checks, scheduler] number in
      if number < sources.count { return sources[number].asObservable() }
      let count = sources.count == 1 ? "1 diagram" : "\(sources.count) diagrams"
      checks.fail(
        "\(label ?? "The source") was subscribed to once more at frame \(scheduler.clock), "
          + "but has only \(count).", at: location)
      return .never()
    }
  }

  /// A cold source of Strings with a diagram of its own for each subscription, each key being its
  /// own element.
  ///
  /// - Returns: A source that records when it was subscribed to.
  public func cold(
    attempts diagrams: [String], error: (any Error)? = nil, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ObservableProbe<String> {
    cold(
      attempts: diagrams, values: nil, error: error, errors: [:], label: label, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Passes a sequence on as it is, and records when it is subscribed to.
  ///
  ///     let fallback = t.probe(Observable.just("none"))
  ///     t.expect(source.ifEmpty(switchTo: fallback.asObservable())).toBe("---(a|)")
  ///     t.expect(subscriptionsOf: fallback).toBe()
  ///
  /// - Returns: The same sequence, which knows when it was subscribed to.
  public func probe<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> ObservableProbe<Source.Element> {
    let sequence = source.asObservable()
    return ObservableProbe(scheduler: scheduler) { _ in sequence }
  }
}
