/// Turns each element into a sequence and hands it to what says which of these run.
///
/// The selector runs outside of the turns, on the thread that brings the element.
package class NestedSink<Input, Inner: ObservableConvertibleType>: SerialInput<Input> {
  private final let selector: (Input) throws -> Inner
  private final let delivery: InnerDelivery<Inner.Element>

  package init(
    _ selector: @escaping (Input) throws -> Inner, _ delivery: InnerDelivery<Inner.Element>
  ) {
    self.selector = selector
    self.delivery = delivery
    super.init(delivery, delivery.outer)
    delivery.downstream.attach(delivery)
  }

  package final override func onNext(_ element: Input) {
    prepare(element)?.begin()
  }

  package final override func onCompleted() {
    subscription.dispose()
    delivery.outerCompleted()
  }

  /// Makes the inner sequence of an element.
  ///
  /// - Returns: What is to begin now, if anything. Beginning it from a small frame lets
  ///   sequences that nest go deep.
  @inline(never)
  private final func prepare(_ element: Input) -> InnerInput<Inner.Element>? {
    guard delivery.isOpen() else { return nil }
    do {
      return delivery.admit(try selector(element).asObservable())
    } catch {
      delivery.closeEntrance()
      onError(error)
      return nil
    }
  }
}

/// The turns of inner sequences. A subclass says which of them run, and notices the end.
package class InnerDelivery<Element>: SerialDelivery<Element>, @unchecked Sendable {
  package final let outer = DisposableSlot()

  /// Whether an element may bring in a sequence.
  package func isOpen() -> Bool {
    fatalError("\(type(of: self)) has an entrance but does not override isOpen().")
  }

  /// Takes a sequence in.
  ///
  /// - Returns: What is to begin now, if anything.
  package func admit(_ source: Observable<Element>) -> InnerInput<Element>? {
    fatalError("\(type(of: self)) has an entrance but does not override admit(_:).")
  }

  /// Lets no sequence in any more: the end has been decided on, and may have to wait.
  package func closeEntrance() {
    fatalError("\(type(of: self)) has an entrance but does not override closeEntrance().")
  }

  package func outerCompleted() {
    fatalError("\(type(of: self)) has an end but does not override outerCompleted().")
  }

  package func innerCompleted(_ place: Place) {
    fatalError("\(type(of: self)) has an end but does not override innerCompleted(_:).")
  }
}

/// Where the events of one inner sequence arrive.
package class InnerInput<Element>: SerialInput<Element> {
  /// What it is to run, until it begins.
  @exclusivity(unchecked) private final var source: Observable<Element>?
  private final let place: Place
  private final let delivery: InnerDelivery<Element>

  package init(
    _ source: Observable<Element>, _ place: Place, _ delivery: InnerDelivery<Element>
  ) {
    self.source = source
    self.place = place
    self.delivery = delivery
    super.init(delivery, place)
  }

  /// Subscribes to the inner sequence, unless nobody wants it any more.
  package final func begin() {
    if place.isDisposed { return }
    source.take()?.start(self)
  }

  package override func take(_ element: Element) {
    delivery.downstream.onNext(element)
  }

  package override func takeError(_ error: any Error) {
    delivery.closeEntrance()
    delivery.fail(error)
  }

  package final override func onCompleted() {
    place.dispose()
    delivery.innerCompleted(place)
  }
}
