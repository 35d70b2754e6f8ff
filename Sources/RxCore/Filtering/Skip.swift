extension ObservableType {
  /// Drops a number of elements and lets the others through.
  ///
  ///     source  -a-b-c-d-|
  ///     skip 2  -----c-d-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter count: How many elements; a negative number counts as zero.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: Rx.NET `Skip`, RxSwift `skip`.
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(SkipSink(count, sink)) }
  }
}

private final class SkipSink<Element>: Stage<Element, Element> {
  /// How many elements are still to be dropped.
  @exclusivity(unchecked) private var remaining: Int

  init(_ count: Int, _ downstream: Sink<Element>) {
    remaining = count
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if remaining > 0 {
      remaining -= 1
    } else {
      downstream.onNext(element)
    }
  }
}
