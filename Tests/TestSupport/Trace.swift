/// Tells whether something is still retained.
package final class Trace {
  private final class Captive {}

  private weak var captive: Captive?

  /// Hands an object to `body` and keeps no hold on it.
  package init(_ body: (AnyObject) -> Void) {
    let captive = Captive()
    self.captive = captive
    body(captive)
  }

  /// Whether anybody retains the object.
  package var isAlive: Bool { captive != nil }
}
