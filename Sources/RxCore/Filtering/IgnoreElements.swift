extension ObservableType {
  /// Drops all elements and keeps the end.
  ///
  ///     source          -a-b-|
  ///     ignoreElements  -----|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Returns: A sequence without elements that ends with the source.
  /// - Origin: Rx.NET `IgnoreElements`, RxSwift `ignoreElements`.
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(IgnoreElementsSink(sink)) }
  }
}

private final class IgnoreElementsSink<Element>: Stage<Element, Never> {
  override func onNext(_ element: Element) {}
}
