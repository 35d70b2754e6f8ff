/// Turns each element into a sequence and emits what the latest of these sequences emits.
package final class SwitchSink<Input, Inner: ObservableConvertibleType>: NestedSink<Input, Inner> {
  package init(
    _ selector: @escaping (Input) throws -> Inner, _ downstream: Sink<Inner.Element>
  ) {
    super.init(selector, SwitchDelivery(downstream))
  }
}

/// The turns of the inner sequences, of which the latest alone counts.
private final class SwitchDelivery<Element>: InnerDelivery<Element>, @unchecked Sendable {
  private let lock = Lock()
  // All of these only under the lock.
  /// Whether the end has been decided on.
  @exclusivity(unchecked) private var hasEnd = false
  @exclusivity(unchecked) private var isOuterCompleted = false
  /// The subscription to the sequence that was made last, until it completes.
  @exclusivity(unchecked) private var latest: Place?
  /// The number of the sequence that was made last.
  @exclusivity(unchecked) private var ticket = 0

  override func disposeInputs() {
    outer.dispose()
    let stopped = lock.withLock { () -> Place? in
      hasEnd = true
      return latest.take()
    }
    stopped?.dispose()
  }

  override func isOpen() -> Bool {
    !lock.withLock { hasEnd }
  }

  /// Stops the sequence before and puts the new one in its place.
  override func admit(_ source: Observable<Element>) -> InnerInput<Element>? {
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

  override func closeEntrance() {
    lock.withLock { hasEnd = true }
  }

  override func outerCompleted() {
    let isLast = lock.withLock { () -> Bool in
      isOuterCompleted = true
      if hasEnd || latest != nil { return false }
      hasEnd = true
      return true
    }
    if isLast { completeInTurn() }
  }

  override func innerCompleted(_ place: Place) {
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

  /// Whether no newer sequence has come.
  func isLatest(_ place: Place) -> Bool {
    lock.withLock { place.key == ticket }
  }
}

private final class LatestInput<Element>: InnerInput<Element> {
  private let place: Place
  private let delivery: SwitchDelivery<Element>

  init(_ source: Observable<Element>, _ place: Place, _ delivery: SwitchDelivery<Element>) {
    self.place = place
    self.delivery = delivery
    super.init(source, place, delivery)
  }

  override func take(_ element: Element) {
    // A newer sequence may have come while it waited.
    if delivery.isLatest(place) { delivery.downstream.onNext(element) }
  }

  override func takeError(_ error: any Error) {
    if delivery.isLatest(place) { super.takeError(error) }
  }
}
