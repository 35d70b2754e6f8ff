/// State that is read and changed only under a lock of its own.
package final class Guarded<State>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Runs `body` with the state, under the lock: nothing of the user's may run in it, and no
  /// user's object may be released in it.
  package func with<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }

  /// Sets one part of the state and releases what was there after the lock.
  package func replace<Value>(_ part: WritableKeyPath<State, Value>, by value: Value) {
    let replaced = lock.withLock { () -> Value in
      let replaced = state[keyPath: part]
      state[keyPath: part] = value
      return replaced
    }
    _ = consume replaced
  }
}
