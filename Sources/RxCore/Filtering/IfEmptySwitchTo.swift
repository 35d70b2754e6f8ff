extension ObservableType {
  /// Continues with another sequence if the source has ended without an element.
  ///
  ///     a                --|
  ///     b                -x-|
  ///     ifEmptySwitchTo  ---x-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter other: Subscribed to when the source has completed without an element.
  /// - Returns: A sequence that ends with the source or, instead of an empty one, with `other`; it
  ///   fails with the one that it follows.
  /// - Origin: RxJava `switchIfEmpty`, RxSwift `ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let succession = IfEmptySwitchToSink(source, other, sink)
      sink.attach(succession)
      succession.proceed()
    }
  }
}

private final class IfEmptySwitchToSink<Element>: Succession<Element>, @unchecked Sendable {
  private enum Phase {
    /// Nothing runs yet. Goes to `empty`.
    case idle
    /// The source runs and has emitted nothing. Goes to `decided`.
    case empty
    /// The sequence that runs now is the last one.
    case decided
  }

  private let source: Observable<Element>
  private let other: Observable<Element>
  @exclusivity(unchecked) private var phase = Phase.idle

  init(_ source: Observable<Element>, _ other: Observable<Element>, _ downstream: Sink<Element>) {
    self.source = source
    self.other = other
    super.init(downstream)
  }

  override func next() -> Step {
    if phase == .idle {
      phase = .empty
      return .source(source)
    }
    phase = .decided
    return .source(other)
  }

  override func onNext(_ element: Element) {
    phase = .decided
    super.onNext(element)
  }

  override func onCompleted() {
    if phase == .decided { complete() } else { proceed() }
  }
}
