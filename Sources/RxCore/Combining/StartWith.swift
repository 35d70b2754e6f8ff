extension ObservableType {
  /// Emits some elements before those of the source.
  ///
  ///     source        --c-|
  ///     startWith ab  [ab]-c-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter elements: Emitted at the subscription, before the source is subscribed to.
  /// - Returns: A sequence that ends and fails with the source. The source is not subscribed to
  ///   if the subscription is over by the time the elements have been emitted.
  /// - Origin: Rx.NET `StartWith`, RxSwift `startWith`.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = StartWithSink(sink)
      sink.attach(stage)
      for element in elements where !stage.isStopped { sink.onNext(element) }
      if !stage.isStopped { source.run(stage) }
    }
  }
}

private final class StartWithSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }
}
