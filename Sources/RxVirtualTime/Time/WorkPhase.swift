/// What work at one instant is for: an earlier phase runs first, whenever it was scheduled.
package enum WorkPhase: UInt8, CaseIterable, Comparable {
  /// The end of a subscription that a test asked for.
  case unsubscribe
  /// The start of a subscription that a test asked for.
  case subscribe
  /// An event that a diagram states.
  case source
  /// Everything else, and all work of the calls that name no phase.
  case ordinary

  package static func < (lhs: WorkPhase, rhs: WorkPhase) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
