/// Knows which thread delivers, and counts the events that one delivery causes in itself.
package struct DeliveryWatch {
  /// How many re-entrant events one delivery may cause before it counts as a feedback loop.
  package static let limit = 100_000

  private var owner: ThreadIdentity?
  private var reentrant = 0

  package init() {}

  package mutating func begin() {
    owner = .current
    reentrant = 0
  }

  /// Whether the thread that asks began the delivery.
  var isOwnedHere: Bool { owner == .current }

  /// Notes an event that has to wait for the delivery under way.
  package mutating func noteWaiting() {
    if owner == .current { reentrant += 1 }
  }

  /// Whether the delivery causes itself again and again. True once; then the count starts anew.
  package mutating func isRunningAway() -> Bool {
    if reentrant <= Self.limit { return false }
    reentrant = 0
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
      Feedback loop: one delivery of \(place) caused more than \(DeliveryWatch.limit) \
      further events in itself. Break the circle, for instance with distinctUntilChanged(), or \
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
