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
package final class CombineLatestCore<Output>: SerialDelivery<Output>, @unchecked Sendable {
  private let subscriptions: [DisposableSlot]
  private let makeRow: () throws -> Output
  /// How many sources have not emitted yet.
  @exclusivity(unchecked) private var missing: Int
  /// How many sources have not ended yet.
  @exclusivity(unchecked) private var running: Int

  /// - Parameter makeRow: Reads all cells; called once each has an element.
  package init(
    _ downstream: Sink<Output>, _ subscriptions: [DisposableSlot],
    makeRow: @escaping () throws -> Output
  ) {
    self.subscriptions = subscriptions
    self.makeRow = makeRow
    missing = subscriptions.count
    running = subscriptions.count
    super.init(downstream)
    downstream.attach(self)
  }

  package func input<Element>(
    _ source: Observable<Element>, _ cell: LatestCell<Element>
  ) -> any JoinedInput {
    LatestInput(self, cell, source)
  }

  package override func disposeInputs() {
    for subscription in subscriptions { subscription.dispose() }
  }

  fileprivate func elementCame(isFirst: Bool) {
    if isFirst { missing -= 1 }
    if missing == 0 { return emitRow() }
    if running == 1 { complete() }
  }

  fileprivate func sourceEnded() {
    running -= 1
    if running == 0 { complete() }
  }

  package func emitRow() {
    do {
      downstream.onNext(try makeRow())
    } catch {
      fail(error)
    }
  }
}

private final class LatestInput<Element, Output>: SerialInput<Element>, JoinedInput {
  private let core: CombineLatestCore<Output>
  private let cell: LatestCell<Element>
  /// What it is to run, until it begins: a running subscription does not keep its source alive.
  private var source: Observable<Element>?

  init(
    _ core: CombineLatestCore<Output>, _ cell: LatestCell<Element>, _ source: Observable<Element>
  ) {
    self.core = core
    self.cell = cell
    self.source = source
    super.init(core, cell.subscription)
  }

  func begin() {
    if !core.isDisposed { source.take()?.run(self) }
  }

  override func take(_ element: Element) {
    core.elementCame(isFirst: cell.put(element))
  }

  override func takeCompletion() {
    core.sourceEnded()
  }
}
