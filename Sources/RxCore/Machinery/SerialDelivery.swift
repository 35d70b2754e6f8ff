/// The turns of inputs that emit into one sink.
package class SerialDelivery<Output>: Serializer, @unchecked Sendable {
  package final let downstream: Sink<Output>

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
  }

  /// Ends in the turn under way, and stops all inputs.
  package final func complete() {
    close()
    if !isDisposed { downstream.onCompleted() }
    dispose()
  }

  package final override func fail(_ error: any Error) {
    close()
    if !isDisposed { downstream.onError(error) }
    dispose()
  }

  /// Completes in a turn of its own: now, or after what waits already.
  package final func completeInTurn() {
    if enter() {
      complete()
      leave()
    } else {
      step { completing() }
    }
  }

  /// The event that emits an element, for a `step` to give.
  package final func emitting(_ element: Output) -> WaitingEvent {
    EmittedElement(element, downstream)
  }

  /// The event that completes the sequence, for a `step` to give.
  package final func completing() -> WaitingEvent {
    Completion(self)
  }
}

/// One input: its overrides of `take…` run in turns.
package class SerialInput<Element>: Sink<Element> {
  package final let subscription: DisposableSlot
  private final let turns: Serializer

  /// - Parameter subscription: Will hold what cancels this input's source.
  package init(_ turns: Serializer, _ subscription: DisposableSlot) {
    self.turns = turns
    self.subscription = subscription
  }

  package func take(_ element: Element) {
    fatalError("\(type(of: self)) receives elements but does not override take(_:).")
  }

  package func takeCompletion() {
    fatalError("\(type(of: self)) receives completions but does not override takeCompletion().")
  }

  /// Fails the sequence.
  package func takeError(_ error: any Error) {
    turns.fail(error)
  }

  package override func onNext(_ element: Element) {
    if turns.enter() {
      take(element)
      turns.leave()
    } else {
      postpone(element)
    }
  }

  package override func onError(_ error: any Error) {
    if turns.enter() {
      takeError(error)
      turns.leave()
    } else {
      turns.postpone(WaitingEnd(error, self))
    }
    subscription.dispose()
  }

  package override func onCompleted() {
    if turns.enter() {
      takeCompletion()
      turns.leave()
    } else {
      turns.postpone(WaitingEnd(nil, self))
    }
    subscription.dispose()
  }

  package override func attach(_ upstream: any Disposable) {
    subscription.set(upstream)
  }

  /// Apart, so that elements pass through a small frame.
  @inline(never)
  private func postpone(_ element: Element) {
    turns.postpone(WaitingElement(element, self))
  }
}

private final class WaitingElement<Element>: WaitingEvent {
  private let element: Element
  private let input: SerialInput<Element>

  init(_ element: Element, _ input: SerialInput<Element>) {
    self.element = element
    self.input = input
  }

  override func takeTurn() {
    input.take(element)
  }
}

private final class WaitingEnd<Element>: WaitingEvent {
  /// Nil for a completion.
  private let error: (any Error)?
  private let input: SerialInput<Element>

  init(_ error: (any Error)?, _ input: SerialInput<Element>) {
    self.error = error
    self.input = input
  }

  override func takeTurn() {
    if let error { input.takeError(error) } else { input.takeCompletion() }
  }
}

/// An element that waits to be emitted into a sink.
package final class EmittedElement<Element>: WaitingEvent {
  private let element: Element
  private let sink: Sink<Element>

  package init(_ element: Element, _ sink: Sink<Element>) {
    self.element = element
    self.sink = sink
  }

  package override func takeTurn() {
    sink.onNext(element)
  }
}

private final class Completion<Output>: WaitingEvent {
  /// Not held: it may hold the event back, and gives it its turn.
  private unowned let delivery: SerialDelivery<Output>

  init(_ delivery: SerialDelivery<Output>) {
    self.delivery = delivery
  }

  override func takeTurn() {
    delivery.complete()
  }
}
