extension ObservableType {
  /// Drops elements until one does not satisfy a condition.
  ///
  ///     source             -1-2-3-1-|
  ///     skipWhile below 3  -----3-1-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter predicate: Called once for each element until it gives `false`; that element and
  ///   all later ones pass.
  /// - Returns: A sequence that ends with the source, and fails with what `predicate` throws.
  /// - Origin: Rx.NET `SkipWhile`, RxSwift `skip(while:)`.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(SkipWhileSink(predicate, sink)) }
  }

  /// Drops elements until one does not satisfy a condition.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    skip(while: predicate)
  }
}

private final class SkipWhileSink<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool
  /// Whether no element has passed yet.
  @exclusivity(unchecked) private var isSkipping = true

  init(_ predicate: @escaping (Element) throws -> Bool, _ downstream: Sink<Element>) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isSkipping {
      do {
        if try predicate(element) { return }
      } catch {
        return downstream.onError(error)
      }
      isSkipping = false
    }
    downstream.onNext(element)
  }
}
