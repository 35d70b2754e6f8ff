import Dispatch
import Testing

/// Tells whether something is still retained.
package final class Trace {
  private final class Captive {
    let release: DispatchSemaphore

    init(_ release: DispatchSemaphore) {
      self.release = release
    }

    deinit {
      release.signal()
    }
  }

  private let release = DispatchSemaphore(value: 0)
  private weak var captive: Captive?

  /// Hands an object to `body` and keeps no hold on it.
  package init(_ body: (AnyObject) -> Void) {
    let captive = Captive(release)
    self.captive = captive
    body(captive)
  }

  /// Whether anybody retains the object.
  package var isAlive: Bool { captive != nil }

  /// Waits until another thread has released the object; that it stays is an issue of the test.
  package func waitForRelease(
    limit: DispatchTimeInterval = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if release.wait(timeout: .now() + limit) == .timedOut {
      Issue.record("The object is still retained.", sourceLocation: sourceLocation)
    }
  }
}
