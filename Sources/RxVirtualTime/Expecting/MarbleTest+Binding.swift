import RxCore

extension MarbleTest {
  /// Feeds a source into an observer until the end of the test.
  public func bind<Source: ObservableConvertibleType, Observer: ObserverType>(
    _ source: Source, to observer: Observer
  ) where Observer.Element == Source.Element {
    hold(source.asObservable().subscribe(observer))
  }

  /// Feeds a source into a relay until the end of the test. A failure of the source is one of
  /// the test, for a relay cannot fail.
  public func bind<Source: ObservableConvertibleType>(
    _ source: Source, to relay: PublishRelay<Source.Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    feed(source, at: location, into: relay.accept)
  }

  /// Feeds a source into a relay until the end of the test. A failure of the source is one of
  /// the test, for a relay cannot fail.
  public func bind<Source: ObservableConvertibleType>(
    _ source: Source, to relay: BehaviorRelay<Source.Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    feed(source, at: location, into: relay.accept)
  }

  /// Feeds a source into a relay until the end of the test. A failure of the source is one of
  /// the test, for a relay cannot fail.
  public func bind<Source: ObservableConvertibleType>(
    _ source: Source, to relay: ReplayRelay<Source.Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    feed(source, at: location, into: relay.accept)
  }

  /// Feeds the events of a hot diagram into an observer.
  public func bind<Observer: ObserverType>(
    _ diagram: String, values: [String: Observer.Element]? = nil, error: (any Error)? = nil,
    to observer: Observer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let source: TestableObservable<Observer.Element> = hot(
      diagram, values: values, error: error, fileID: fileID, filePath: filePath, line: line,
      column: column)
    hold(source.asObservable().subscribe(observer))
  }

  /// Feeds the elements of a hot diagram into a relay.
  public func bind<Element>(
    _ diagram: String, values: [String: Element]? = nil, to relay: PublishRelay<Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let source: TestableObservable<Element> = hot(
      diagram, values: values, fileID: fileID, filePath: filePath, line: line, column: column)
    bind(source, to: relay, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Feeds the elements of a hot diagram into a relay.
  public func bind<Element>(
    _ diagram: String, values: [String: Element]? = nil, to relay: BehaviorRelay<Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let source: TestableObservable<Element> = hot(
      diagram, values: values, fileID: fileID, filePath: filePath, line: line, column: column)
    bind(source, to: relay, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Feeds the elements of a hot diagram into a relay.
  public func bind<Element>(
    _ diagram: String, values: [String: Element]? = nil, to relay: ReplayRelay<Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let source: TestableObservable<Element> = hot(
      diagram, values: values, fileID: fileID, filePath: filePath, line: line, column: column)
    bind(source, to: relay, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func feed<Source: ObservableConvertibleType>(
    _ source: Source, at location: CodeLocation, into accept: @escaping (Source.Element) -> Void
  ) {
    let checks = checks
    let scheduler = scheduler
    let subscription = source.asObservable().subscribe { event in
      switch event {
      case .next(let element):
        accept(element)
      case .error(let error):
        let frame = scheduler.clock
        checks.fail(
          "The source failed at frame \(frame) (\(error)), but a relay cannot fail.", at: location)
      case .completed:
        break
      }
    }
    hold(subscription)
  }
}
