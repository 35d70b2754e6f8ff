import RxCore

/// Entries in the order in which they came, from any thread.
final class Ledger<Entry>: @unchecked Sendable {
  private let lock = Lock()
  // Under the lock.
  @exclusivity(unchecked) private var content: [Entry] = []
  @exclusivity(unchecked) private var isClosed = false

  var entries: [Entry] {
    lock.withLock { content }
  }

  /// - Returns: Whether it was taken; not once the ledger is closed.
  @discardableResult
  func add(_ entry: Entry) -> Bool {
    lock.withLock {
      if !isClosed { content.append(entry) }
      return !isClosed
    }
  }

  /// Empties the ledger.
  ///
  /// - Returns: What it held.
  func takeAll() -> [Entry] {
    var taken: [Entry] = []
    lock.withLock { swap(&taken, &content) }
    return taken
  }

  /// Empties the ledger, which takes nothing from now on.
  ///
  /// - Returns: What it held.
  func close() -> [Entry] {
    var taken: [Entry] = []
    lock.withLock {
      isClosed = true
      swap(&taken, &content)
    }
    return taken
  }
}
