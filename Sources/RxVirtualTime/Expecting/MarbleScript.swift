import RxCore

/// Steps through what a sequence emits, on virtual time: each step runs time as far as it needs.
///
///     let script = t.script(model.results)
///     script.send("swift", to: model.query)
///     script.expectSilence(for: .milliseconds(299))
///     script.expectNext(["SwiftUI"])
///     script.dispose()
///
/// The first step that fails is reported at its line, and the steps behind it are passed over.
/// Events that no step has looked at by the end of the test are a failure of it.
public final class MarbleScript<Element>: @unchecked Sendable {
  let test: MarbleTest
  let log: EventLog<Element>
  let label: String?
  let location: CodeLocation
  private let subscription: any Disposable
  private let failures = Ledger<Void>()

  init(
    of sequence: Observable<Element>, in test: MarbleTest, label: String?,
    at location: CodeLocation
  ) {
    self.test = test
    self.label = label
    self.location = location
    log = EventLog(scheduler: test.scheduler)
    subscription = test.subscribe(log, to: sequence)
    test.checkAtEnd(self)
  }

  /// Takes what no step has looked at, now and later, for looked at.
  public func ignoreRest() {
    log.ignoreRest()
  }

  /// Ends the subscription.
  public func dispose() {
    subscription.dispose()
  }

  /// Whether a step has failed.
  var hasFailed: Bool { !failures.entries.isEmpty }

  /// Runs time until something comes that no step has looked at, and the instant of it to its end.
  func nextEvent() -> Recorded<Event<Element>>? {
    if let event = log.next() { return event }
    let scheduler = test.scheduler
    log.wait(scheduler.stop)
    scheduler.run()
    log.wait(nil)
    scheduler.advance(to: scheduler.clock)
    return log.next()
  }

  /// Runs time until the next event, which is to be the expected one.
  ///
  /// - Parameter expected: Nothing, or one event; without a frame it may come whenever it does.
  /// - Returns: What came, if it was that.
  @discardableResult
  func expect(
    _ event: Event<ElementPattern<Element>>, at frame: Int?, isAnyError: Bool = false,
    from location: CodeLocation
  ) -> Event<Element>? {
    if hasFailed { return nil }
    let before = log.seen
    let came = nextEvent()
    let expected = TimelineEntry(
      frame ?? came?.time ?? test.scheduler.clock, event, matchesAnyError: isAnyError)
    let isRight = compare(before, expected, came.map { [$0] } ?? [], from: location)
    return isRight ? came?.value : nil
  }

  /// Compares, behind what was looked at before, what is expected with what came.
  @discardableResult
  func compare(
    _ before: [Recorded<Event<Element>>], _ expected: TimelineEntry<ElementPattern<Element>>?,
    _ came: [Recorded<Event<Element>>], from location: CodeLocation
  ) -> Bool {
    let values = MarbleValues<Element>()
    let known = before.map { event in
      TimelineEntry(
        event.time,
        event.value.map { element in
          ElementPattern(
            element, key: values.key(of: element, by: { _, _ in false }), by: { _, _ in true })
        })
    }
    var mismatch = TimelineMismatch(
      label: label, patterns: known + [expected].compactMap(\.self), actual: before + came,
      values: values, sources: test.sources(of: log))
    mismatch.offersAcceptance = false
    guard let report = mismatch.report else { return true }
    failures.add(())
    test.checks.fail(report, at: location)
    return false
  }
}

extension MarbleTest {
  /// Subscribes to a sequence now, to step through what it emits.
  ///
  /// - Parameters:
  ///   - source: Subscribed to at once, and until the test's end.
  ///   - label: The sequence's name in reports.
  /// - Returns: The script. Events that none of its steps has looked at are a failure.
  public func script<Source: ObservableConvertibleType>(
    _ source: Source, label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleScript<Source.Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return MarbleScript(of: source.asObservable(), in: self, label: label, at: location)
  }
}
