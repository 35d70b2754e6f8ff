import Synchronization

/// Ends a source and then tells it: at once where a stage disposes it, after the terminal event
/// has passed where the observer does that got it.
package final class ToldDisposal: DisposableSlot, EndWatching, @unchecked Sendable {
  private enum Phase {
    /// A disposal is told at once. Goes to `ending`.
    static let open: UInt8 = 0
    /// The terminal event passes; a disposal is told at once. Goes to `closing`, `open`.
    static let ending: UInt8 = 1
    /// The observer has got it; a disposal is told once it has passed. Goes to `open`.
    static let closing: UInt8 = 2
  }

  /// What tells; given when it may.
  package let teller = DisposableSlot()
  /// The source's own.
  @exclusivity(unchecked) private var inner: (any EndWatching)?
  private let phase = Atomic<UInt8>(Phase.open)

  package override init() {
    super.init()
  }

  package override func dispose() {
    disposeContent()
    if phase.load(ordering: .acquiring) != Phase.closing { teller.dispose() }
  }

  package func observerEnds() {
    inner?.observerEnds()
    _ = phase.compareExchange(
      expected: Phase.ending, desired: Phase.closing, ordering: .acquiringAndReleasing)
  }

  /// Takes a source's disposable that is to know of the observer's end as well.
  package func set(watchingEnd inner: any EndWatching) {
    self.inner = inner
    set(inner)
  }

  /// The terminal event is about to pass.
  package func beginEnd() {
    phase.store(Phase.ending, ordering: .releasing)
  }

  /// The terminal event has passed, and everything that is to come before the disposal is told.
  package func finishEnd() {
    phase.store(Phase.open, ordering: .releasing)
    inner = nil
    dispose()
  }
}
