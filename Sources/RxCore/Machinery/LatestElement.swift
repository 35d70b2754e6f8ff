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
  // Both only under the lock, and what is in `place` as well.
  @exclusivity(unchecked) private var place: Place?
  /// Whether `place` holds an element that has not been taken.
  @exclusivity(unchecked) private var isFull = false

  package init() {}

  /// Stores an element; the one before it dies after the lock.
  package func store(_ element: Element) {
    var exchanged = element
    let isStored = lock.withLock { () -> Bool in
      guard let place else { return false }
      swap(&place.element, &exchanged)
      isFull = true
      return true
    }
    if isStored { return }
    // Another thread may have stored the first one meanwhile: its place dies after the lock.
    var made: Place? = Place(element)
    lock.withLock {
      swap(&place, &made)
      isFull = true
    }
  }

  /// Runs `body` with the latest element, if there is one, after the lock.
  ///
  /// - Parameter takes: Whether the element is gone then. The place still keeps it until the next
  ///   one comes.
  /// - Returns: Whether there was one.
  @discardableResult
  package func read(takes: Bool = false, _ body: (Element) throws -> Void) rethrows -> Bool {
    try withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { copy in
      let hasElement = lock.withLock { () -> Bool in
        guard isFull, let place else { return false }
        copy.initializeElement(at: 0, to: place.element)
        if takes { isFull = false }
        return true
      }
      guard hasElement else { return false }
      defer { copy.deinitializeElement(at: 0) }
      try body(copy[0])
      return true
    }
  }
}
