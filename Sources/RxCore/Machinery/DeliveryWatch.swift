/// Knows which thread delivers, and how far the events of one delivery go on causing others in it.
///
/// An event that waits carries how many events caused it, one by another: 0 where none did. Events
/// that other threads bring meanwhile prolong the delivery, but are no loop.
package struct DeliveryWatch {
  /// How many events may cause each other, one by one, before they count as a feedback loop.
  package static let limit = 100_000
  /// How many may be caused in all, at a depth that tells of a loop whose events cause several
  /// each: what waits in it doubles at each turn.
  private static let total = (count: 1_000_000, depth: 8)

  private var owner: ThreadIdentity?
  /// How many events caused the one that is delivered.
  private var depth = 0
  /// How many have been delivered since the last one from outside.
  private var caused = 0

  package init() {}

  package mutating func begin() {
    owner = .current
    depth = 0
    caused = 0
  }

  /// Whether the thread that asks began the delivery.
  var isOwnedHere: Bool { owner == .current }

  /// How many events have caused one that has to wait for the delivery under way.
  package var depthOfWaiting: Int {
    owner == .current ? depth + 1 : 0
  }

  /// Notes that an event which has waited is delivered now.
  ///
  /// - Returns: Whether the delivery causes itself again and again. True once; then the count
  ///   starts anew.
  package mutating func isRunningAway(at depth: Int) -> Bool {
    caused = depth == 0 ? 0 : caused + 1
    self.depth = depth
    if depth <= Self.limit, caused <= Self.total.count || depth <= Self.total.depth {
      return false
    }
    (self.depth, caused) = (0, 0)
    return true
  }
}

/// What happens when a delivery keeps feeding itself, as two relays bound to each other do.
package enum FeedbackLoop {
  /// Takes the report instead of the process.
  ///
  /// A class, because a task-local closure crashes in optimised builds (Swift 6.3).
  package final class Handler: Sendable {
    fileprivate let handle: @Sendable (String) -> Void

    package init(_ handle: @escaping @Sendable (String) -> Void) {
      self.handle = handle
    }
  }

  /// Set for the extent of a marble test.
  @TaskLocal package static var handler: Handler?

  /// Reports the loop: to the marble test that runs, or by stopping a debug build.
  ///
  /// - Returns: Whether the loop is to be broken by dropping what waits.
  static func report(at place: Any.Type) -> Bool {
    let message = """
      Feedback loop: one delivery of \(place) caused a chain of more than \
      \(DeliveryWatch.limit) further events in itself. Break the circle, for instance with distinctUntilChanged(), or \
      bind in one direction only.
      """
    guard let handler else {
      assertionFailure(message)
      return false
    }
    handler.handle(message)
    return true
  }
}
