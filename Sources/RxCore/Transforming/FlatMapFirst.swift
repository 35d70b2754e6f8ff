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

/// The selector runs outside of the turns, on the thread that brings the element.
private final class FlatMapFirstSink<Input, Inner: ObservableConvertibleType>: SerialInput<Input> {
  private let selector: (Input) throws -> Inner
  private let delivery: FirstDelivery<Inner.Element>

  init(_ selector: @escaping (Input) throws -> Inner, _ downstream: Sink<Inner.Element>) {
    self.selector = selector
    delivery = FirstDelivery(downstream)
    super.init(delivery, delivery.outer)
    downstream.attach(delivery)
  }

  override func onNext(_ element: Input) {
    prepare(element)?.begin()
  }

  override func onCompleted() {
    subscription.dispose()
    delivery.outerCompleted()
  }

  /// Makes the inner sequence of an element.
  ///
  /// - Returns: What is to begin now, if anything. Beginning it from a small frame lets
  ///   sequences that nest go deep.
  @inline(never)
  private func prepare(_ element: Input) -> FirstInput<Inner.Element>? {
    guard delivery.reserve() else { return nil }
    do {
      return delivery.makeInput(of: try selector(element).asObservable())
    } catch {
      // The place stays taken, so that the selector is not called again.
      onError(error)
      return nil
    }
  }
}

/// The turns of the inner sequences, of which one alone runs at a time.
private final class FirstDelivery<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let outer = DisposableSlot()
  private let inner = SerialSlot()
  // Both only under the lock.
  /// Whether a sequence runs, or is being made.
  @exclusivity(unchecked) private var isTaken = false
  @exclusivity(unchecked) private var isOuterCompleted = false

  /// Takes the place for a sequence, if it is free.
  func reserve() -> Bool {
    var isFree = false
    step {
      isFree = !isTaken
      isTaken = true
      return nil
    }
    return isFree
  }

  /// Makes the input of the sequence that the place was taken for.
  func makeInput(of source: Observable<Element>) -> FirstInput<Element> {
    let input = FirstInput(source, self)
    inner.set(input.subscription)
    return input
  }

  func innerCompleted() {
    step {
      isTaken = false
      return isOuterCompleted ? completing() : nil
    }
  }

  func outerCompleted() {
    step {
      isOuterCompleted = true
      return isTaken ? nil : completing()
    }
  }

  override func disposeInputs() {
    outer.dispose()
    inner.dispose()
  }
}

/// Where the events of one inner sequence arrive.
private final class FirstInput<Element>: SerialInput<Element> {
  /// What it is to run, until it begins.
  @exclusivity(unchecked) private var source: Observable<Element>?
  private let delivery: FirstDelivery<Element>

  init(_ source: Observable<Element>, _ delivery: FirstDelivery<Element>) {
    self.source = source
    self.delivery = delivery
    super.init(delivery, DisposableSlot())
  }

  /// Subscribes to the inner sequence, unless nobody wants it any more.
  func begin() {
    if subscription.isDisposed { return }
    source.take()?.start(self)
  }

  override func take(_ element: Element) {
    delivery.downstream.onNext(element)
  }

  override func onCompleted() {
    subscription.dispose()
    delivery.innerCompleted()
  }
}
