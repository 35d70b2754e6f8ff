extension ObservableType {
  /// Emits an element at the end if the source has emitted none.
  ///
  ///     source            ---|
  ///     ifEmptyDefault x  ---(x|)
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter default: The element that stands for none.
  /// - Returns: A sequence that ends with the source; on failure `default` is not emitted.
  /// - Origin: Rx.NET `DefaultIfEmpty`, RxSwift `ifEmpty(default:)`.
  public func ifEmpty(default: Element) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = IfEmptyDefaultSink(`default`, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

/// Has a stop mark: a stage that fails with the default element goes on without a completion.
private final class IfEmptyDefaultSink<Element>: EndingStage<Element, Element>,
  @unchecked Sendable
{
  private let substitute: Element
  @exclusivity(unchecked) private var isEmpty = true

  init(_ substitute: Element, _ downstream: Sink<Element>) {
    self.substitute = substitute
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    isEmpty = false
    downstream.onNext(element)
  }

  override func onCompleted() {
    if isEmpty, !isStopped { downstream.onNext(substitute) }
    complete()
  }
}
