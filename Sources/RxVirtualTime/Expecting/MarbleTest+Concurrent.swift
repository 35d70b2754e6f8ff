import Dispatch
import RxCore

extension MarbleTest {
  /// A hot source that breaks a rule: the events of one frame come all at once, each on a thread
  /// of its own, to see whether what receives them stands it.
  ///
  ///     source    -[ab]-c
  ///     subject   -{ab}-c        one after the other, in whatever order
  ///
  /// The frame is over when all threads have come back. Threads that do not are waited for one
  /// minute, and are a failure of the test then.
  ///
  /// - Parameters:
  ///   - diagram: `^` marks frame 0; without it the diagram begins there.
  ///   - values: What the keys stand for; without it Strings are the marbles themselves, numbers
  ///     their digits.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - label: The source's name in reports.
  /// - Returns: A source that records when it was subscribed to.
  public func hot<Element>(
    concurrent diagram: String, values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ObservableProbe<Element> {
    concurrent(
      diagram, MarbleValues(values, error: error, errors: errors), label, limit: .seconds(60),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A hot source of Strings whose events of one frame come all at once, each key being its own
  /// element.
  ///
  /// - Returns: A source that records when it was subscribed to.
  public func hot(
    concurrent diagram: String, error: (any Error)? = nil, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ObservableProbe<String> {
    hot(
      concurrent: diagram, values: nil, error: error, errors: [:], label: label, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// - Parameter limit: How long a frame's threads are waited for.
  package func concurrent<Element>(
    _ diagram: String, _ values: MarbleValues<Element>, _ label: String?,
    limit: DispatchTimeInterval, at location: CodeLocation
  ) -> ObservableProbe<Element> {
    let events = events(diagram, .hot, values, false, at: location)
    let source = ConcurrentSource(events, on: scheduler, limit: limit) { [checks] frame in
      checks.fail(
        "\(label ?? "`\(diagram)`"): what got its events at once at frame \(frame) hangs.",
        at: location)
    }
    let probe = ObservableProbe(scheduler: scheduler) { _ in source.observable }
    add(
      DiagramSource(
        label: label, diagram: diagram, location: location, isHot: true, events: events,
        subscriptions: { probe.subscriptions }))
    return probe
  }
}
