/// Whether the source of a trait has given its one result.
private enum ResultPhase: UInt8 {
  /// Goes to `given`.
  case awaited
  /// All further results are ignored.
  case given
}

/// Lets one result through, from whatever thread, and ignores those that follow.
struct OneResult: Sendable {
  private let phase = PhaseMark(ResultPhase.awaited)

  /// - Returns: Whether this call is the first.
  func take() -> Bool {
    phase.move(from: .awaited, to: .given)
  }
}
