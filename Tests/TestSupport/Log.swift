import Foundation

/// Lines in the order in which they came, from any thread.
package final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var content: [String] = []

  package init() {}

  package var lines: [String] {
    lock.withLock { content }
  }

  package func add(_ line: String) {
    lock.withLock { content.append(line) }
  }
}
