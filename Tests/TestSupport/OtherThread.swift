import Dispatch
import Foundation
import Testing

/// A thread that runs beside the test's own.
package final class OtherThread: @unchecked Sendable {
  private let hasEnded = DispatchSemaphore(value: 0)
  /// Taken by the thread.
  private var body: (() -> Void)?

  /// Starts a thread that runs `body`.
  package init(_ body: @escaping () -> Void) {
    self.body = body
    Thread { [self] in run() }.start()
  }

  /// Waits for its end; a hang is an issue of the calling test.
  package func join(
    limit: DispatchTimeInterval = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if hasEnded.wait(timeout: .now() + limit) == .timedOut {
      Issue.record("The other thread hangs.", sourceLocation: sourceLocation)
    }
  }

  private func run() {
    body?()
    body = nil
    hasEnded.signal()
  }
}

/// Something that one thread waits for and another brings about.
package final class Occasion: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  package init() {}

  /// Lets one waiting thread go on.
  package func comes() {
    semaphore.signal()
  }

  /// Waits for it; a hang is an issue of the calling test.
  package func wait(
    limit: DispatchTimeInterval = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if semaphore.wait(timeout: .now() + limit) == .timedOut {
      Issue.record("What is waited for does not come.", sourceLocation: sourceLocation)
    }
  }
}
