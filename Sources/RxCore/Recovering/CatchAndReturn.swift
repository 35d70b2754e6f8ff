extension ObservableType {
  /// Emits an element and ends when the source fails.
  ///
  ///     source            -1-2-#
  ///     catchAndReturn x  -1-2-(x|)
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter element: Emitted in place of the failure.
  /// - Returns: A sequence that ends with the source, or after `element`. It never fails.
  /// - Origin: RxSwift `catchAndReturn`.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = CatchAndReturnSink(element, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }

  /// Emits an element and ends when the source fails.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }
}

private final class CatchAndReturnSink<Element>: EndingStage<Element, Element>,
  @unchecked Sendable
{
  private let element: Element

  init(_ element: Element, _ downstream: Sink<Element>) {
    self.element = element
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }

  override func onError(_ error: any Error) {
    guard stop() else { return }
    disposeUpstream()
    downstream.onNext(element)
    downstream.onCompleted()
  }
}
