extension ObservableType {
  /// Turns an element into a sequence and drops the elements that come while that one runs.
  ///
  ///     source        -a-b---c--|
  ///     a             -1-2|
  ///     b             -3|
  ///     c             -4|
  ///     flatMapFirst  --1-2---4-|
  ///
  /// - Complexity: Constant time for each element; the sequence that runs is held.
  /// - Parameter selector: Called, on the thread that brings it, with each element that comes
  ///   while no sequence runs; its result is subscribed to at once.
  /// - Returns: A sequence that completes once the source and the sequence that runs have, and
  ///   fails with the first failure of either or what `selector` throws.
  /// - Origin: RxJS `exhaustMap`, RxSwift `flatMapFirst`.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(FlatMapFirstSink(selector, sink)) }
  }
}

private final class FlatMapFirstSink<Input, Inner: ObservableConvertibleType>: NestedSink<
  Input, Inner
>
{
  init(_ selector: @escaping (Input) throws -> Inner, _ downstream: Sink<Inner.Element>) {
    super.init(selector, FirstDelivery(downstream))
  }
}

/// The turns of the inner sequences, of which one alone runs at a time.
private final class FirstDelivery<Element>: InnerDelivery<Element>, @unchecked Sendable {
  private let inner = SerialSlot()
  // Both only under the lock.
  /// Whether a sequence runs, or is being made. Stays so once the end has been decided on.
  @exclusivity(unchecked) private var isTaken = false
  @exclusivity(unchecked) private var isOuterCompleted = false

  override func disposeInputs() {
    outer.dispose()
    inner.dispose()
  }

  /// Takes the place, if it is free, for the sequence that the element brings in.
  override func isOpen() -> Bool {
    var isFree = false
    step {
      isFree = !isTaken
      isTaken = true
      return nil
    }
    return isFree
  }

  override func admit(_ source: Observable<Element>) -> InnerInput<Element>? {
    let place = Place(key: 0)
    inner.set(place)
    return InnerInput(source, place, self)
  }

  /// The place stays taken.
  override func closeEntrance() {}

  override func outerCompleted() {
    step {
      isOuterCompleted = true
      return isTaken ? nil : completing()
    }
  }

  override func innerCompleted(_ place: Place) {
    step {
      isTaken = false
      return isOuterCompleted ? completing() : nil
    }
  }
}
