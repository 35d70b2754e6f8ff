extension ObservableType {
  /// Lets a number of elements through and ends.
  ///
  ///     source  -a-b-c-d-|
  ///     take 2  -a-(b|)
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter count: How many elements; not negative, otherwise the process stops. For zero
  ///   the source is not subscribed to.
  /// - Returns: A sequence that completes right after the last element, then stops the source; or
  ///   that ends with the source, if that is earlier.
  /// - Origin: Rx.NET `Take`, RxSwift `take`.
  public func take(_ count: Int) -> Observable<Element> {
    guard count >= 0 else { fatalError("take(\(count)): count must not be negative.") }
    if count == 0 { return .empty() }
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = TakeSink(count, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class TakeSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  /// How many elements may still pass; counted down before one passes, for the sake of elements
  /// that it causes.
  @exclusivity(unchecked) private var remaining: Int

  init(_ count: Int, _ downstream: Sink<Element>) {
    remaining = count
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if remaining == 0 { return }
    remaining -= 1
    downstream.onNext(element)
    if remaining == 0 { complete() }
  }
}
