import RxCore

extension MarbleTest {
  /// A hot source: emits what the diagram says, whoever is subscribed then.
  ///
  ///     t.hot("-a-^-b-[c|]", values: ["a": 1, "b": 2, "c": 3])
  ///
  /// - Parameters:
  ///   - diagram: `^` marks frame 0; without it the diagram begins there.
  ///   - values: What the keys stand for; without it Strings are the marbles themselves, numbers
  ///     their digits.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - label: The source's name in reports.
  ///   - isMisbehaving: Whether events may follow the end.
  /// - Returns: A source that records when it was subscribed to.
  public func hot<Element>(
    _ diagram: String, values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, isMisbehaving: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestableObservable<Element> {
    source(
      diagram, isHot: true, MarbleValues(values, error: error, errors: errors), label,
      isMisbehaving,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A hot source of Strings, each key being its own element.
  ///
  /// - Returns: A source that records when it was subscribed to.
  public func hot(
    _ diagram: String, error: (any Error)? = nil, label: String? = nil,
    isMisbehaving: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<String> {
    hot(
      diagram, values: nil, error: error, errors: [:], label: label,
      isMisbehaving: isMisbehaving, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// A cold source: emits what the diagram says to each subscriber, from its subscription on.
  ///
  ///     t.cold("--a--(b|)", values: ["a": 1, "b": 2])
  ///
  /// - Parameters:
  ///   - diagram: Its frames count from the subscription.
  ///   - values: What the keys stand for; without it Strings are the marbles themselves, numbers
  ///     their digits.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - label: The source's name in reports.
  ///   - isMisbehaving: Whether events may follow the end.
  /// - Returns: A source that records when it was subscribed to.
  public func cold<Element>(
    _ diagram: String, values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, isMisbehaving: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestableObservable<Element> {
    source(
      diagram, isHot: false, MarbleValues(values, error: error, errors: errors), label,
      isMisbehaving,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A cold source of Strings, each key being its own element.
  ///
  /// - Returns: A source that records when it was subscribed to.
  public func cold(
    _ diagram: String, error: (any Error)? = nil, label: String? = nil,
    isMisbehaving: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<String> {
    cold(
      diagram, values: nil, error: error, errors: [:], label: label,
      isMisbehaving: isMisbehaving, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  private func source<Element>(
    _ diagram: String, isHot: Bool, _ values: MarbleValues<Element>, _ label: String?,
    _ isMisbehaving: Bool, at location: CodeLocation
  ) -> TestableObservable<Element> {
    let events = events(diagram, isHot ? .hot : .cold, values, isMisbehaving, at: location)
    let observable =
      isHot
      ? TestableObservable(hot: events, on: scheduler, phase: .source)
      : TestableObservable(cold: events, on: scheduler, phase: .source)
    let source = DiagramSource(
      label: label, diagram: diagram, location: location, isHot: isHot, events: events,
      subscriptions: { observable.subscriptions })
    add(source)
    requireLook(atSubscriptionsTo: observable, as: source)
    return observable
  }

  /// The events of a diagram; none, and a failure of the test, where it cannot be read.
  func events<Element>(
    _ diagram: String, _ kind: MarbleDiagram.Kind, _ values: MarbleValues<Element>,
    _ isMisbehaving: Bool, at location: CodeLocation
  ) -> [Recorded<Event<Element>>] {
    do {
      let entries = try values.timeline(diagram, kind: kind, isMisbehaving: isMisbehaving)
      return entries.map { Recorded(time: $0.frame, value: $0.event) }
    } catch {
      checks.add(fault: "\(error)", at: location, isAboutSource: true)
      return []
    }
  }
}
