import RxCore

/// What a sequence emitted, for a test to look at by itself.
///
///     let log = t.record(model.results)
///     model.query.accept("swift")
///     t.advance(by: .milliseconds(300))
///     #expect(log.elements == [["SwiftUI"]])
///
/// Events that nobody has looked at by the end of the test are a failure of it.
public final class MarbleLog<Element>: @unchecked Sendable {
  let test: MarbleTest
  let log: EventLog<Element>
  let label: String?
  let location: CodeLocation
  /// When it was subscribed.
  let begin: TestTime
  private let subscription: any Disposable

  init(
    of sequence: Observable<Element>, in test: MarbleTest, label: String?,
    at location: CodeLocation
  ) {
    self.test = test
    self.label = label
    self.location = location
    begin = test.scheduler.clock
    log = EventLog(scheduler: test.scheduler)
    subscription = test.subscribe(log, to: sequence)
    test.checkAtEnd(self)
  }

  /// Looks at all that came so far, and when it came.
  public var events: [Recorded<Event<Element>>] {
    log.lookAtAll()
  }

  /// Looks at all that came so far, and names the elements.
  public var elements: [Element] {
    events.compactMap(\.value.element)
  }

  /// Takes what nobody has looked at, now and later, for looked at.
  public func ignoreRest() {
    log.ignoreRest()
  }

  /// Ends the subscription.
  public func dispose() {
    subscription.dispose()
  }
}

extension MarbleTest {
  /// Subscribes to a sequence now, and records what comes for the test to look at.
  ///
  /// - Parameters:
  ///   - source: Subscribed to at once, and until the test's end.
  ///   - label: The record's name in reports.
  /// - Returns: The record. Events that nobody has looked at by the end are a failure.
  public func record<Source: ObservableConvertibleType>(
    _ source: Source, label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleLog<Source.Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return MarbleLog(of: source.asObservable(), in: self, label: label, at: location)
  }

  /// A record, to say next what it holds when time has run out; that looks at all of it.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Element>(
    _ record: MarbleLog<Element>, label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleExpectation<Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return MarbleExpectation(
      test: self, label: label ?? record.label, recorder: record.log,
      pending: pendingExpectation(at: location), window: Subscription(record.begin),
      events: { record.events })
  }

  /// Subscribes a log until the test's end.
  func subscribe<Element>(
    _ log: EventLog<Element>, to sequence: Observable<Element>
  ) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    hold(subscription)
    withSchedulers(overriddenBy: scheduler) {
      noteUses(by: log) { subscription.setDisposable(sequence.subscribe(log)) }
    }
    return subscription
  }

  /// The rows of the sources that a report shows.
  func drawnSources(of recorder: AnyObject) -> [MarbleRow] {
    sources(of: recorder).prefix(TimelineMismatch<Void>.mostSources).compactMap(\.row)
  }
}
