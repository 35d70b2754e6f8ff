import RxCore

extension MarbleScript {
  /// Runs time until the next event, which is to be an element.
  ///
  /// - Returns: The element; nil, and a failure of the test, where something else comes or nothing.
  @discardableResult
  public func awaitNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Element? {
    expect(
      .next(ElementPattern { _ in true }), at: nil,
      from: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))?.element
  }

  /// Runs time until the next event, which is to be an element that fulfils a predicate.
  ///
  /// - Parameters:
  ///   - frame: When it is to come; whenever it does, if nil.
  ///   - predicate: What the element must fulfil.
  /// - Returns: The script.
  @discardableResult
  public func expectNext(
    at frame: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, where predicate: @escaping (Element) -> Bool
  ) -> MarbleScript {
    expect(
      .next(ElementPattern(where: predicate)), at: frame,
      from: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Runs time until the next event, which is to be the completion.
  ///
  /// - Parameter frame: When it is to come; whenever it does, if nil.
  /// - Returns: The script.
  @discardableResult
  public func expectCompletion(
    at frame: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MarbleScript {
    expect(
      .completed, at: frame,
      from: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Runs time until the next event, which is to be a failure.
  ///
  /// - Parameters:
  ///   - error: Which failure; any, if it is nil.
  ///   - frame: When it is to come; whenever it does, if nil.
  /// - Returns: The script.
  @discardableResult
  public func expectError(
    _ error: (any Error)? = nil, at frame: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleScript {
    expect(
      .error(error ?? ErrorPattern()), at: frame, isAnyError: error == nil,
      from: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Runs time for a while, in which nothing is to come; nor may something have come before that
  /// no step has looked at.
  ///
  /// - Returns: The script.
  @discardableResult
  public func expectSilence(
    for duration: RxTimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleScript {
    if hasFailed { return self }
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = log.seen
    test.advance(to: test.scheduler.time(after: duration), at: location)
    compare(before, nil, Array(log.events[before.count...]), from: location)
    return self
  }

  /// Sends an element to an observer.
  ///
  /// - Returns: The script.
  @discardableResult
  public func send<Observer: ObserverType>(
    _ element: Observer.Element, to observer: Observer
  ) -> MarbleScript {
    step { observer.onNext(element) }
  }

  /// Sends an element to a relay.
  ///
  /// - Returns: The script.
  @discardableResult
  public func send<Value>(_ element: Value, to relay: PublishRelay<Value>) -> MarbleScript {
    step { relay.accept(element) }
  }

  /// Sends an element to a relay.
  ///
  /// - Returns: The script.
  @discardableResult
  public func send<Value>(_ element: Value, to relay: BehaviorRelay<Value>) -> MarbleScript {
    step { relay.accept(element) }
  }

  /// Sends an element to a relay.
  ///
  /// - Returns: The script.
  @discardableResult
  public func send<Value>(_ element: Value, to relay: ReplayRelay<Value>) -> MarbleScript {
    step { relay.accept(element) }
  }

  private func step(_ action: () -> Void) -> MarbleScript {
    if !hasFailed { withSchedulers(overriddenBy: test.scheduler, action) }
    return self
  }
}

extension MarbleScript where Element: Equatable {
  /// Runs time until the next event, which is to be this element.
  ///
  /// - Parameters:
  ///   - element: What is to come.
  ///   - frame: When it is to come; whenever it does, if nil.
  /// - Returns: The script.
  @discardableResult
  public func expectNext(
    _ element: Element, at frame: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleScript {
    let key = MarbleValues<Element>().key(of: element, by: ==)
    expect(
      .next(ElementPattern(element, key: key, by: ==)), at: frame,
      from: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
