extension ObservableType {
  /// Numbers the elements, from 0 on.
  ///
  ///     source      -a-b---c-|
  ///     values      x=(0, a) y=(1, b) z=(2, c)
  ///     enumerated  -x-y---z-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Returns: A sequence that ends and fails with the source. Each subscription counts anew.
  /// - Origin: RxSwift `enumerated`.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(EnumeratedSink(sink)) }
  }
}

private final class EnumeratedSink<Element>: Stage<Element, (index: Int, element: Element)> {
  /// The number of the next element.
  @exclusivity(unchecked) private var next = 0

  override func onNext(_ element: Element) {
    let index = next
    next += 1
    downstream.onNext((index: index, element: element))
  }
}
