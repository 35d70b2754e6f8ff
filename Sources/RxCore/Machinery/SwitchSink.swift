/// Turns each element into a sequence and emits what the latest of these sequences emits.
///
/// The selector runs outside of the turns, on the thread that brings the element.
package final class SwitchSink<Input, Inner: ObservableConvertibleType>: SerialInput<Input> {
  private let selector: (Input) throws -> Inner
  private let delivery: SwitchDelivery<Inner.Element>

  package init(
    _ selector: @escaping (Input) throws -> Inner, _ downstream: Sink<Inner.Element>
  ) {
    self.selector = selector
    delivery = SwitchDelivery(downstream)
    super.init(delivery, delivery.outer)
    downstream.attach(delivery)
  }

  package override func onNext(_ element: Input) {
    prepare(element)?.begin()
  }

  package override func onCompleted() {
    subscription.dispose()
    delivery.completeOuter()
  }

  /// Makes the inner sequence of an element and puts it in the place of the one before.
  ///
  /// - Returns: What is to begin now, if anything. Beginning it from a small frame lets
  ///   sequences that nest go deep.
  @inline(never)
  private func prepare(_ element: Input) -> LatestInput<Inner.Element>? {
    if delivery.isClosed { return nil }
    do {
      return delivery.replace(by: try selector(element).asObservable())
    } catch {
      delivery.closePlace()
      onError(error)
      return nil
    }
  }
}

/// The turns of the inner sequences, of which the latest alone counts.
private final class SwitchDelivery<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let outer = DisposableSlot()
  private let lock = Lock()
  // All of these only under the lock.
  @exclusivity(unchecked) private var hasEnd = false
  @exclusivity(unchecked) private var isOuterCompleted = false
  /// The subscription to the sequence that was made last, until it completes.
  @exclusivity(unchecked) private var latest: Place?
  /// The number of the sequence that was made last.
  @exclusivity(unchecked) private var ticket = 0

  /// Whether the end has been decided on.
  var isClosed: Bool { lock.withLock { hasEnd } }

  func closePlace() {
    lock.withLock { hasEnd = true }
  }

  override func disposeInputs() {
    outer.dispose()
    let stopped = lock.withLock { () -> Place? in
      hasEnd = true
      return latest.take()
    }
    stopped?.dispose()
  }

  /// Stops the sequence before and puts the new one in its place.
  func replace(by source: Observable<Element>) -> LatestInput<Element>? {
    let (place, replaced) = lock.withLock { () -> (Place?, Place?) in
      if hasEnd { return (nil, nil) }
      ticket += 1
      let (place, replaced) = (Place(key: ticket), latest)
      latest = place
      return (place, replaced)
    }
    replaced?.dispose()
    guard let place else { return nil }
    return LatestInput(source, place, self)
  }

  /// Whether no newer sequence has come.
  func isLatest(_ place: Place) -> Bool {
    lock.withLock { place.key == ticket }
  }

  func complete(_ place: Place) {
    var finished: Place?
    let isLast = lock.withLock { () -> Bool in
      guard latest === place, !hasEnd else { return false }
      finished = latest.take()
      hasEnd = isOuterCompleted
      return hasEnd
    }
    _ = consume finished
    if isLast { completeInTurn() }
  }

  func completeOuter() {
    let isLast = lock.withLock { () -> Bool in
      isOuterCompleted = true
      if hasEnd || latest != nil { return false }
      hasEnd = true
      return true
    }
    if isLast { completeInTurn() }
  }
}

/// Where the events of one inner sequence arrive.
private final class LatestInput<Element>: SerialInput<Element> {
  /// What it is to run, until it begins.
  @exclusivity(unchecked) private var source: Observable<Element>?
  private let place: Place
  private let delivery: SwitchDelivery<Element>

  init(_ source: Observable<Element>, _ place: Place, _ delivery: SwitchDelivery<Element>) {
    self.source = source
    self.place = place
    self.delivery = delivery
    super.init(delivery, place)
  }

  /// Subscribes to the inner sequence, unless nobody wants it any more.
  func begin() {
    if place.isDisposed { return }
    source.take()?.start(self)
  }

  override func take(_ element: Element) {
    // A newer sequence may have come while it waited.
    if delivery.isLatest(place) { delivery.downstream.onNext(element) }
  }

  override func takeError(_ error: any Error) {
    guard delivery.isLatest(place) else { return }
    delivery.closePlace()
    delivery.fail(error)
  }

  override func onCompleted() {
    place.dispose()
    delivery.complete(place)
  }
}
