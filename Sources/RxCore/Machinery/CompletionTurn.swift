extension SerialDelivery {
  /// Completes in a turn of its own, after what waits already.
  package final func completeInTurn() {
    if enter() {
      complete()
      leave()
    } else {
      postpone(CompletionTurn(self))
    }
  }
}

private final class CompletionTurn<Output>: WaitingEvent {
  private let delivery: SerialDelivery<Output>

  init(_ delivery: SerialDelivery<Output>) {
    self.delivery = delivery
  }

  override func takeTurn() {
    delivery.complete()
  }
}
