/// The latest element of an input that only stores: written and read by any threads, and never
/// in the way of a delivery.
package final class LatestElement<Element>: @unchecked Sendable {
  /// Holds an element in place.
  private final class Place {
    @exclusivity(unchecked) var element: Element

    init(_ element: Element) {
      self.element = element
    }
  }

  private let lock = Lock()
  /// Only under the lock, and what is in it as well.
  @exclusivity(unchecked) private var place: Place?

  package init() {}

  /// Stores an element; the one before it dies after the lock.
  package func store(_ element: Element) {
    var exchanged = element
    let isStored = lock.withLock { () -> Bool in
      guard let place else { return false }
      swap(&place.element, &exchanged)
      return true
    }
    if isStored { return }
    let made = Place(element)
    lock.withLock { place = made }
  }

  /// Runs `body` with the latest element, if there is one, after the lock.
  package func read(_ body: (Element) throws -> Void) rethrows {
    if !lock.withLock({ place != nil }) { return }
    try body(lock.withLock { place!.element })
  }

  /// Takes the latest element out.
  package func take() -> Element? {
    lock.withLock {
      let taken = place?.element
      place = nil
      return taken
    }
  }
}
