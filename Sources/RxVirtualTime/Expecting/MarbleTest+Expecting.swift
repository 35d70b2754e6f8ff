import RxCore

extension MarbleTest {
  /// Subscribes to a sequence, to say next what it emits: `t.expect(x).toBe("--a--|")`.
  ///
  /// The subscription is made when time runs: by `advance`, or after the body of the test. What
  /// the body sends by hand before that comes too early; `bind` sends it in time.
  ///
  /// - Parameters:
  ///   - source: Subscribed to at frame 0, before the events of that frame.
  ///   - label: The sequence's name in reports.
  ///   - window: A subscription diagram (`---^----!`), where the subscription begins later or
  ///     ends before the test does.
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Source: ObservableConvertibleType>(
    _ source: Source, label: String? = nil, during window: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MarbleExpectation<Source.Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectation(
      of: source.asObservable(), label: label, during: subscriptionWindow(window, at: location),
      at: location)
  }

  /// An expectation of a sequence that is subscribed to when time runs.
  func expectation<Element>(
    of sequence: Observable<Element>, label: String?, during window: Subscription?,
    at location: CodeLocation
  ) -> MarbleExpectation<Element> {
    let observer = scheduler.createObserver(Element.self)
    if let window {
      subscribe(during: window, for: observer, at: location) { sequence.subscribe(observer) }
    }
    return MarbleExpectation(
      test: self, label: label, observer: observer, pending: pendingExpectation(at: location),
      window: window)
  }

  /// Makes a subscription when its time has come, and ends it likewise.
  ///
  /// - Parameters:
  ///   - recorder: What the notes on the sources know the expectation by.
  ///   - location: Where the expectation stands.
  func subscribe(
    during window: Subscription, for recorder: AnyObject, at location: CodeLocation? = nil,
    _ makeSubscription: @escaping () -> any Disposable
  ) {
    let subscription = SingleAssignmentDisposable()
    hold(subscription)
    let begin = scheduler.schedule((), at: window.subscribe, phase: .subscribe) { _ in
      self.noteUses(by: recorder, at: location) {
        subscription.setDisposable(makeSubscription())
      }
      return Disposables.create()
    }
    // The sequence must not outlive the test's end, where its begin never comes.
    hold(begin)
    if window.unsubscribe == .max { return }
    _ = scheduler.schedule((), at: window.unsubscribe, phase: .unsubscribe) { _ in
      subscription.dispose()
      return Disposables.create()
    }
  }

  /// The subscriptions to a source, or to all answers of a stub, to say next when they are.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Source: SubscriptionRecording>(
    subscriptionsOf source: Source, label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> SubscriptionExpectation {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    noteExamined(source as AnyObject)
    return expectation(label, at: location) { source.subscriptions }
  }

  /// An expectation of subscriptions.
  func expectation(
    _ label: String?, at location: CodeLocation, of subscriptions: @escaping () -> [Subscription]
  ) -> SubscriptionExpectation {
    SubscriptionExpectation(
      test: self, label: label, subscriptions: subscriptions,
      pending: pendingExpectation(at: location))
  }

  /// When an expectation is subscribed; nil, and a failure of the test, where that makes no sense.
  func subscriptionWindow(
    _ diagram: String?, at location: CodeLocation
  ) -> Subscription? {
    guard let diagram else { return Subscription(scheduler.clock) }
    do {
      let windows = try MarbleDiagram.parse(diagram, kind: .subscription).windows
      if let window = windows.first, windows.count == 1 { return window }
      checks.add(
        fault: "An expectation has one subscription, but `\(diagram)` says \(windows.count).",
        at: location)
    } catch {
      checks.add(fault: "\(error)", at: location)
    }
    return nil
  }

  /// Reports an expectation that is never told what to expect.
  func pendingExpectation(at location: CodeLocation) -> PendingExpectation {
    let pending = PendingExpectation()
    checks.remind(at: location) {
      pending.isMet
        ? nil : "This expectation was never told what to expect: end it with .toBe(\"…\")."
    }
    return pending
  }
}
