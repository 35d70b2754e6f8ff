/// The latest element of one source of `combineLatest`.
package final class LatestCell<Element> {
  /// Holds an element in place, once there is one.
  private final class Place {
    @exclusivity(unchecked) var element: Element

    init(_ element: Element) {
      self.element = element
    }
  }

  package let subscription = DisposableSlot()
  @exclusivity(unchecked) private var place: Place?

  package init() {}

  /// The latest element; asked for once there is one.
  package var latest: Element {
    guard let place else { fatalError("The row of combineLatest is not complete.") }
    return place.element
  }

  /// - Returns: Whether it is the first.
  fileprivate func put(_ element: Element) -> Bool {
    if let place {
      place.element = element
      return false
    }
    place = Place(element)
    return true
  }
}

/// Emits a row of all the latest elements each time one of them changes. All in turns.
package final class CombineLatestCore<Output>: RowDelivery<Output>, @unchecked Sendable {
  package func input<Element>(
    _ source: Observable<Element>, _ cell: LatestCell<Element>
  ) -> any JoinedInput {
    LatestInput(self, cell, source)
  }

  package func emitRow() {
    do {
      downstream.onNext(try makeRow())
    } catch {
      fail(error)
    }
  }

  fileprivate func elementCame(isFirst: Bool) {
    if isFirst { missing -= 1 }
    if missing == 0 { return emitRow() }
    if running == 1 { complete() }
  }
}

private final class LatestInput<Element, Output>: RowInput<Element, Output> {
  private let core: CombineLatestCore<Output>
  private let cell: LatestCell<Element>

  init(
    _ core: CombineLatestCore<Output>, _ cell: LatestCell<Element>, _ source: Observable<Element>
  ) {
    self.core = core
    self.cell = cell
    super.init(core, cell.subscription, source)
  }

  override func take(_ element: Element) {
    core.elementCame(isFirst: cell.put(element))
  }
}
