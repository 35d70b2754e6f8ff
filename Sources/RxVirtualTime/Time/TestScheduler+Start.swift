import RxCore

extension TestScheduler {
  /// Makes a sequence, subscribes to it, and runs until nothing is left.
  ///
  /// - Parameters:
  ///   - created: When `create` is called.
  ///   - subscribed: When the sequence is subscribed to; before `created` it is reported.
  ///   - disposed: When the subscription is disposed; work that is left runs nevertheless.
  ///   - create: Makes the sequence.
  /// - Returns: An observer with all that the sequence emitted.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return CallPlace.with(place) {
      observer(created: created, subscribed: subscribed, disposed: disposed, create: create)
    }
  }

  /// Makes a sequence at 100, subscribes to it at 200, and runs until nothing is left.
  ///
  /// - Parameters:
  ///   - disposed: When the subscription is disposed.
  ///   - create: Makes the sequence.
  /// - Returns: An observer with all that the sequence emitted.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      fileID: fileID, filePath: filePath, line: line, column: column, create: create)
  }

  /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at 1000, and
  /// runs until nothing is left.
  ///
  /// - Returns: An observer with all that the sequence emitted.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      disposed: Defaults.disposed, fileID: fileID, filePath: filePath, line: line,
      column: column, create: create)
  }

  private func observer<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SingleAssignmentDisposable()
    var source: Observable<Element>?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { [host] in
      if let source {
        subscription.setDisposable(
          source.subscribe(
            onNext: observer.record, onError: observer.onError,
            onCompleted: observer.onCompleted))
      } else {
        host.report(
          """
          start(created: \(created), subscribed: \(subscribed)) subscribes before it creates, so \
          nothing was recorded.
            hint: created <= subscribed <= disposed; by default they are 100, 200 and 1000.
          """, at: nil)
      }
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Makes a sequence, subscribes to it, and runs until nothing is left.
  ///
  /// The form that a reference to the method means.
  ///
  /// - Returns: An observer with all that the sequence emitted.
  @_disfavoredOverload
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    observer(created: created, subscribed: subscribed, disposed: disposed, create: create)
  }

  /// Makes a sequence at 100, subscribes to it at 200, and runs until nothing is left.
  ///
  /// The form that a reference to the method means.
  ///
  /// - Returns: An observer with all that the sequence emitted.
  @_disfavoredOverload
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    observer(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at 1000, and
  /// runs until nothing is left.
  ///
  /// The form that a reference to the method means.
  ///
  /// - Returns: An observer with all that the sequence emitted.
  @_disfavoredOverload
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    observer(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed,
      create: create)
  }

  /// Makes a sequence that emits `events` at their times, whoever is subscribed then.
  ///
  /// Events whose time has passed are emitted at the present tick.
  ///
  /// - Returns: A sequence that records when it was subscribed to.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, on: self, phase: .ordinary)
  }

  /// Makes a sequence that emits `events` to each subscriber, their times counted from the
  /// subscription.
  ///
  /// - Returns: A sequence that records when it was subscribed to.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: self, phase: .ordinary)
  }

  /// Makes an observer that records what it gets, and when.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }
}
