extension ObservableType {
  /// Lets the element at a place through and ends.
  ///
  ///     source       -a-b-c-|
  ///     elementAt 1  ---(b|)
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter index: Counts from 0; not negative, otherwise the process stops.
  /// - Returns: A sequence that completes right after the element, then stops the source. It fails
  ///   with `RxError.argumentOutOfRange` if the source completes earlier, and with the source.
  /// - Origin: Rx.NET `ElementAt`, RxSwift `element(at:)`.
  public func element(at index: Int) -> Observable<Element> {
    guard index >= 0 else { fatalError("element(at: \(index)): index must not be negative.") }
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = ElementAtSink(index, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }

  /// Lets the element at a place through and ends.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> {
    element(at: index)
  }
}

private final class ElementAtSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  /// How many elements are to be dropped before the one that passes; negative once it has come,
  /// for the sake of events that it causes.
  @exclusivity(unchecked) private var remaining: Int

  init(_ index: Int, _ downstream: Sink<Element>) {
    remaining = index
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if remaining < 0 { return }
    remaining -= 1
    if remaining >= 0 { return }
    downstream.onNext(element)
    complete()
  }

  override func onCompleted() {
    if remaining < 0 { complete() } else { fail(RxError.argumentOutOfRange) }
  }
}
