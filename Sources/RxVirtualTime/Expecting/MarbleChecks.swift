/// What a marble test has to check at its end, in the order in which it was written.
final class MarbleChecks: @unchecked Sendable {
  /// One statement of the test.
  private struct Check {
    let location: CodeLocation
    /// The failure, if there is one.
    let evaluate: () -> String?
  }

  private let checks = Ledger<Check>()
  private let failures = Ledger<MarbleFailure>()

  /// Adds what is looked at when time has run out.
  func add(at location: CodeLocation, _ evaluate: @escaping () -> String?) {
    checks.add(Check(location: location, evaluate: evaluate))
  }

  /// Adds what is wrong already. Any thread may call it.
  func fail(_ text: String, at location: CodeLocation) {
    failures.add(MarbleFailure(text, at: location))
  }

  /// Looks at everything once and forgets it.
  ///
  /// - Returns: What was wrong before, then what is wrong now in the order written.
  func evaluate() -> [MarbleFailure] {
    let wrong = checks.takeAll().compactMap { check in
      check.evaluate().map { MarbleFailure($0, at: check.location) }
    }
    return takeFailures() + wrong
  }

  /// Forgets everything unseen.
  func discard() {
    _ = checks.takeAll()
    _ = failures.takeAll()
  }

  func takeFailures() -> [MarbleFailure] {
    failures.takeAll()
  }
}
