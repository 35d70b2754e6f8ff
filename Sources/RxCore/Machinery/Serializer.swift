import Synchronization

/// Lets several inputs take turns: whoever finds nobody's turn under way takes its own at once,
/// and the events that come in the meantime wait until the one who has the turn takes them too.
///
/// In a turn an input changes the operator's state, runs users' closures and emits; no lock is
/// held. State that is touched in turns alone needs no lock of its own. An event that need not
/// wait is never stored: it costs two short lock passes and no allocation.
package class Serializer: Disposable, @unchecked Sendable {
  private final let lock = Lock()
  private final let isDisposedFlag = Atomic<Bool>(false)
  // All of these only under the lock.
  @exclusivity(unchecked) private final var isTaken = false
  @exclusivity(unchecked) private final var hasEnded = false
  @exclusivity(unchecked) private final var waiting = Queue<WaitingEvent>()
  @exclusivity(unchecked) private final var watch = DeliveryWatch()

  package init() {}

  /// Disposes all the inputs' subscriptions. Called after every end, and more than once.
  package func disposeInputs() {
    fatalError("\(type(of: self)) has inputs but does not override disposeInputs().")
  }

  /// Fails in the turn under way.
  package func fail(_ error: any Error) {
    fatalError("\(type(of: self)) fails but does not override fail(_:).")
  }

  /// Whether nothing is delivered any more.
  package final var isDisposed: Bool {
    isDisposedFlag.load(ordering: .relaxed)
  }

  package final func dispose() {
    isDisposedFlag.store(true, ordering: .releasing)
    close()
    disposeInputs()
  }

  /// Takes the turn unless somebody has it. Whoever took it calls `leave()`.
  package final func enter() -> Bool {
    lock.withLock {
      if isTaken || hasEnded { return false }
      isTaken = true
      watch.begin()
      return true
    }
  }

  /// Takes what waits, and gives the turn back once nothing does.
  ///
  /// Not inlined, so that elements pass through small frames.
  @inline(never)
  package final func leave() {
    while let event = next() {
      if !isDisposed { event.takeTurn() }
    }
  }

  /// Lets an event wait that found the turn taken, or takes the turn for it if it is free by now.
  package final func postpone(_ event: @autoclosure () -> WaitingEvent) {
    if lock.withLock({ hasEnded }) { return }
    let event = event()
    step { event }
  }

  /// Changes state under the lock; the event that the change gives has its turn: now, or after
  /// what waits already. `decide` runs nothing of the user's, no destructor either.
  package final func step(_ decide: () -> WaitingEvent?) {
    let mine = lock.withLock { () -> WaitingEvent? in
      if hasEnded { return nil }
      guard let event = decide() else { return nil }
      if isTaken {
        event.depth = watch.depthOfWaiting
        waiting.append(event)
        return nil
      }
      isTaken = true
      watch.begin()
      return event
    }
    if let mine {
      mine.takeTurn()
      leave()
    }
  }

  /// Lets nothing in any more and drops what waits.
  package final func close() {
    let dropped = lock.withLock { () -> Queue<WaitingEvent> in
      hasEnded = true
      let dropped = waiting
      waiting = Queue()
      return dropped
    }
    _ = consume dropped
  }

  private func next() -> WaitingEvent? {
    var isRunningAway = false
    let event = lock.withLock { () -> WaitingEvent? in
      let event = waiting.popFirst()
      if let event {
        isRunningAway = watch.isRunningAway(at: event.depth)
      } else {
        isTaken = false
      }
      return event
    }
    if isRunningAway, FeedbackLoop.report(at: type(of: self)) { return dropWaiting() }
    return event
  }

  /// Breaks a loop.
  private func dropWaiting() -> WaitingEvent? {
    var dropped = Queue<WaitingEvent>()
    lock.withLock {
      swap(&waiting, &dropped)
      isTaken = false
    }
    return nil
  }
}

/// An event that waits for its turn.
package class WaitingEvent {
  /// How many events of the same delivery caused it, one by another.
  @exclusivity(unchecked) fileprivate final var depth = 0

  package init() {}

  package func takeTurn() {
    fatalError("\(type(of: self)) waits but does not override takeTurn().")
  }
}
