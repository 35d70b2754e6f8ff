import RxCore

/// Entries in the order in which they came, from any thread.
final class Ledger<Entry>: @unchecked Sendable {
  private let lock = Lock()
  /// Under the lock.
  @exclusivity(unchecked) private var content: [Entry] = []

  var entries: [Entry] {
    lock.withLock { content }
  }

  func add(_ entry: Entry) {
    lock.withLock { content.append(entry) }
  }

  /// Empties the ledger.
  ///
  /// - Returns: What it held.
  func takeAll() -> [Entry] {
    var taken: [Entry] = []
    lock.withLock { swap(&taken, &content) }
    return taken
  }
}
