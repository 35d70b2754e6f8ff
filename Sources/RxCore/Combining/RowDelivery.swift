/// The turns of sources whose elements are put together in rows.
package class RowDelivery<Output>: SerialDelivery<Output>, @unchecked Sendable {
  private final let subscriptions: [DisposableSlot]
  package final let makeRow: () throws -> Output
  // Both in turns.
  /// How many sources have no element for the next row.
  @exclusivity(unchecked) package final var missing: Int
  /// How many sources have not ended yet.
  @exclusivity(unchecked) package private(set) final var running: Int

  /// - Parameter makeRow: Called when no source is missing.
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

  package final override func disposeInputs() {
    for subscription in subscriptions { subscription.dispose() }
  }

  fileprivate final func sourceEnded() {
    running -= 1
    if running == 0 { complete() }
  }
}

/// One source of a row.
package class RowInput<Element, Output>: SerialInput<Element>, JoinedInput {
  private final let delivery: RowDelivery<Output>
  /// What it is to run, until it begins: a running subscription does not keep its source alive.
  private final var source: Observable<Element>?

  package init(
    _ delivery: RowDelivery<Output>, _ subscription: DisposableSlot, _ source: Observable<Element>
  ) {
    self.delivery = delivery
    self.source = source
    super.init(delivery, subscription)
  }

  package final func begin() {
    if !delivery.isDisposed { source.take()?.run(self) }
  }

  package final override func takeCompletion() {
    delivery.sourceEnded()
  }
}
