/// What a thread that is going to block learns while it subscribes to what it will wait for: what
/// cannot happen before the thread goes on.
package final class BlockedWait {
  /// Something that the wait itself holds up.
  package enum Obstacle {
    /// Events of this type's value wait until the delivery that the wait is part of is over.
    case delivery(of: Any.Type)
    /// Work waits behind the work that the wait is part of.
    case serialQueue(String)
    /// Work waits for the main queue, on which the wait runs.
    case mainQueue
  }

  /// The first obstacle that was met.
  package private(set) var obstacle: Obstacle?

  package init() {}

  /// The wait that the running code subscribes for.
  package static var current: BlockedWait? { Trampoline.current.wait }

  package func meet(_ obstacle: Obstacle) {
    if self.obstacle == nil { self.obstacle = obstacle }
  }

  /// Runs `body`, which subscribes, and tells this wait what it meets.
  package func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
    let trampoline = Trampoline.current
    let outer = trampoline.wait
    trampoline.wait = self
    defer { trampoline.wait = outer }
    return try body()
  }
}
