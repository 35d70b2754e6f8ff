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
    let observer = scheduler.createObserver(Source.Element.self)
    let window = subscriptionWindow(window, at: location)
    if let window { subscribe(observer, to: source.asObservable(), during: window) }
    var expectation = MarbleExpectation(
      test: self, label: label, observer: observer, pending: pendingExpectation(at: location))
    expectation.disposedAt = window.flatMap { $0.unsubscribe == .max ? nil : $0.unsubscribe }
    expectation.isSubscribed = window != nil
    return expectation
  }

  private func subscribe<Element>(
    _ observer: TestableObserver<Element>, to sequence: Observable<Element>,
    during window: Subscription
  ) {
    let subscription = SingleAssignmentDisposable()
    hold(subscription)
    let begin = scheduler.schedule((), at: window.subscribe, phase: .subscribe) { _ in
      self.noteUses(by: observer) {
        subscription.setDisposable(sequence.subscribe(observer))
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

  /// The arguments of a stub's calls, to say next what they are.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Argument, Element>(
    callsOf stub: MarbleStub<Argument, Element>, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MarbleExpectation<Argument> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var expectation = MarbleExpectation(
      test: self, label: label, observer: stub.calls, pending: pendingExpectation(at: location))
    expectation.subject = "calls"
    expectation.verb = "differ"
    return expectation
  }

  /// The subscriptions to a source, to say next when they are.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Element>(
    subscriptionsOf source: TestableObservable<Element>, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SubscriptionExpectation {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return SubscriptionExpectation(
      test: self, label: label, subscriptions: { source.subscriptions },
      pending: pendingExpectation(at: location))
  }

  /// The subscriptions to all answers of a stub, to say next when they are.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Argument, Element>(
    subscriptionsOf stub: MarbleStub<Argument, Element>, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SubscriptionExpectation {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return SubscriptionExpectation(
      test: self, label: label, subscriptions: { stub.subscriptions },
      pending: pendingExpectation(at: location))
  }

  /// When an expectation is subscribed; nil, and a failure of the test, where that makes no sense.
  private func subscriptionWindow(
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
  private func pendingExpectation(at location: CodeLocation) -> PendingExpectation {
    let pending = PendingExpectation()
    checks.remind(at: location) {
      pending.isMet
        ? nil : "This expectation was never told what to expect: end it with .toBe(\"…\")."
    }
    return pending
  }
}
