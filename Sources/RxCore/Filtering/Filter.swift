extension ObservableType {
  /// Lets through the elements that satisfy a condition.
  ///
  ///     source       -1-2-3-4-|
  ///     filter even  ---2---4-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter predicate: Called once for each element; `true` lets it through.
  /// - Returns: A sequence that ends with the source, and fails with what `predicate` throws.
  /// - Origin: Rx.NET `Where`, RxSwift `filter`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(FilterSink(predicate, sink)) }
  }
}

private final class FilterSink<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ predicate: @escaping (Element) throws -> Bool, _ downstream: Sink<Element>) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    do {
      if try predicate(element) { downstream.onNext(element) }
    } catch {
      downstream.onError(error)
    }
  }
}
