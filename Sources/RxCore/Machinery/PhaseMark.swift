import Synchronization

/// The phase of an operator that several threads may move on.
package final class PhaseMark<Phase: RawRepresentable>: Sendable where Phase.RawValue == UInt8 {
  private let mark: Atomic<UInt8>

  package init(_ phase: Phase) {
    mark = Atomic(phase.rawValue)
  }

  /// Moves on, unless the phase is another one.
  ///
  /// - Returns: Whether this call moved it.
  package func move(from phase: Phase, to next: Phase) -> Bool {
    mark.compareExchange(
      expected: phase.rawValue, desired: next.rawValue, ordering: .acquiringAndReleasing
    ).exchanged
  }
}
