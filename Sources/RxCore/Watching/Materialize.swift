extension ObservableType {
  /// Turns all events into elements.
  ///
  ///     source       -1-2-#
  ///     values       a=next(1) b=next(2) e=error(marble error)
  ///     materialize  -a-b-(e|)
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Returns: A sequence that emits the source's terminal event as an element and then ends. It
  ///   never fails.
  /// - Origin: Rx.NET `Materialize`, RxSwift `materialize`.
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = MaterializeSink<Element>(sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class MaterializeSink<Element>: EndingStage<Element, Event<Element>>,
  @unchecked Sendable
{
  /// Whether the terminal event is on its way as an element.
  @exclusivity(unchecked) private var isEnding = false

  override func onNext(_ element: Element) {
    downstream.onNext(.next(element))
  }

  override func onError(_ error: any Error) {
    end(with: .error(error))
  }

  override func onCompleted() {
    end(with: .completed)
  }

  private func end(with event: Event<Element>) {
    if isStopped || isEnding { return }
    isEnding = true
    downstream.onNext(event)
    complete()
  }
}
