extension ObservableType {
  /// Drops elements until another sequence emits.
  ///
  ///     a          -a-b-c-d-|
  ///     b          ----x
  ///     skipUntil  -----c-d-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter other: Subscribed to after the source. Its first element lets all later elements
  ///   of the source through, and ends the subscription to it; if it completes without one, nothing
  ///   passes.
  /// - Returns: A sequence that completes with the source, whether an element has passed or not,
  ///   and fails if the source fails, or `other` before it has emitted.
  /// - Origin: Rx.NET `SkipUntil`, RxSwift `skip(until:)`.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return AnonymousObservable { sink in
      let stage = GatedStage(sink)
      sink.attach(stage)
      source.run(stage)
      if !stage.isStopped { other.run(OpeningInput(stage)) }
    }
  }

  /// Drops elements until another sequence emits.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> {
    skip(until: other)
  }
}

/// Opens the stage with its first element, and can do no more then.
private final class OpeningInput<Opening, Element>: Sink<Opening> {
  private let stage: GatedStage<Element>
  /// Whether an element has come; touched by the events of `other` alone.
  @exclusivity(unchecked) private var hasOpened = false

  init(_ stage: GatedStage<Element>) {
    self.stage = stage
  }

  override func onNext(_ element: Opening) {
    hasOpened = true
    stage.open()
  }

  override func onError(_ error: any Error) {
    if !hasOpened { stage.onError(error) }
  }

  override func onCompleted() {
    stage.opener.dispose()
  }

  override func attach(_ upstream: any Disposable) {
    stage.opener.set(upstream)
  }
}
