extension ObservableType {
  /// Emits the last elements once the source has completed.
  ///
  ///     source      -a-b-c-|
  ///     takeLast 2  -------(bc|)
  ///
  /// - Complexity: Constant time for each element; at most `count` elements are held.
  /// - Parameter count: How many elements; not negative, otherwise the process stops.
  /// - Returns: A sequence that emits the elements and completes when the source completes, and that
  ///   fails with the source, without an element.
  /// - Origin: Rx.NET `TakeLast`, RxSwift `takeLast`.
  public func takeLast(_ count: Int) -> Observable<Element> {
    guard count >= 0 else { fatalError("takeLast(\(count)): count must not be negative.") }
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = TakeLastSink(count, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class TakeLastSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  private let count: Int
  /// The last elements; once there are `count`, a ring.
  @exclusivity(unchecked) private var held: [Element] = []
  /// Where the oldest element lies.
  @exclusivity(unchecked) private var oldest = 0

  init(_ count: Int, _ downstream: Sink<Element>) {
    self.count = count
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if held.count < count { return held.append(element) }
    if count == 0 { return }
    // The element that gives way dies once the ring is in order again: its release may emit.
    let place = oldest
    oldest = place == count - 1 ? 0 : place + 1
    var exchanged = element
    swap(&held[place], &exchanged)
  }

  override func onError(_ error: any Error) {
    held = []
    fail(error)
  }

  override func onCompleted() {
    let elements = held
    held = []
    for offset in elements.indices {
      if isStopped { return }
      let place = oldest + offset
      downstream.onNext(elements[place < elements.count ? place : place - elements.count])
    }
    complete()
  }
}
