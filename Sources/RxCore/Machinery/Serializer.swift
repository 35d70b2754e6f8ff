import Synchronization

/// What an input of a `Serializer` decided to emit.
package enum Emission<Payload> {
  case next(Payload)
  case error(any Error)
  case completed

  var isTerminal: Bool {
    if case .next = self { return false }
    return true
  }
}

/// Orders what several inputs emit, and runs nothing under its lock.
///
/// An input changes the operator's state and says what is to be emitted in one step under the
/// lock (`input`). Whoever finds nobody delivering delivers, with the lock released, until
/// nothing waits. Users' closures run in that delivery (`emit`).
package class Serializer<Payload, Output>: Disposable, @unchecked Sendable {
  package final let downstream: Sink<Output>
  private final let lock = Lock()
  private final let isDisposedFlag = Atomic<Bool>(false)
  // All of these only under the lock.
  @exclusivity(unchecked) private final var isDelivering = false
  @exclusivity(unchecked) private final var hasEnded = false
  @exclusivity(unchecked) private final var waiting = Queue<Emission<Payload>>()
  @exclusivity(unchecked) private final var watch = DeliveryWatch()

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  /// Delivers one payload. What it throws becomes the failure of the sequence.
  package func emit(_ payload: Payload) throws {
    fatalError("\(type(of: self)) emits but does not override emit(_:).")
  }

  /// Disposes all the inputs' subscriptions. Called after every end, and more than once.
  package func disposeInputs() {
    fatalError("\(type(of: self)) has inputs but does not override disposeInputs().")
  }

  /// Whether nothing is delivered any more.
  package final var isDisposed: Bool {
    isDisposedFlag.load(ordering: .acquiring)
  }

  /// Takes a step of an input: `step` runs under the lock and must run nothing of the user's,
  /// no destructor either (move what is replaced out of the closure).
  package final func input(_ step: () -> Emission<Payload>?) {
    let work = lock.withLock { () -> Emission<Payload>? in
      if hasEnded { return nil }
      guard let emission = step() else { return nil }
      if emission.isTerminal { hasEnded = true }
      if isDelivering {
        watch.noteWaiting()
        waiting.append(emission)
        return nil
      }
      isDelivering = true
      watch.begin()
      return emission
    }
    if let work { deliver(work) }
  }

  /// Reads or changes the operator's state without emitting; the rules of `input` hold.
  package final func withState<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }

  package func dispose() {
    isDisposedFlag.store(true, ordering: .releasing)
    let dropped = lock.withLock { () -> Queue<Emission<Payload>> in
      hasEnded = true
      let dropped = waiting
      waiting = Queue()
      return dropped
    }
    _ = consume dropped
    disposeInputs()
  }

  private func deliver(_ first: Emission<Payload>) {
    var work = first
    while true {
      perform(work)
      var isRunningAway = false
      let next = lock.withLock { () -> Emission<Payload>? in
        let next = waiting.popFirst()
        if next == nil { isDelivering = false } else { isRunningAway = watch.isRunningAway() }
        return next
      }
      guard let next else { return }
      if isRunningAway { FeedbackLoop.report(at: self) }
      work = next
    }
  }

  private func perform(_ emission: Emission<Payload>) {
    if isDisposed { return }
    switch emission {
    case .next(let payload):
      do {
        try emit(payload)
      } catch {
        fail(error)
      }
    case .error(let error):
      downstream.onError(error)
      dispose()
    case .completed:
      downstream.onCompleted()
      dispose()
    }
  }

  /// Ends the sequence with what a user's closure threw during a delivery.
  private func fail(_ error: any Error) {
    lock.withLock { hasEnded = true }
    downstream.onError(error)
    dispose()
  }
}
