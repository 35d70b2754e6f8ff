import RxCore

/// What a marble test has to check at its end, in the order in which it was written.
final class MarbleChecks: @unchecked Sendable {
  /// One statement of the test.
  private struct Check {
    let location: CodeLocation
    /// The failure, if there is one.
    let evaluate: () -> String?
  }

  private let checks = Guarded<[Check]>([])
  private let failures = Guarded<[MarbleFailure]>([])

  /// Adds what is looked at when time has run out.
  func add(at location: CodeLocation, _ evaluate: @escaping () -> String?) {
    let check = Check(location: location, evaluate: evaluate)
    checks.with { $0.append(check) }
  }

  /// Adds what is wrong already. Any thread may call it.
  func fail(_ text: String, at location: CodeLocation) {
    let failure = MarbleFailure(text, at: location)
    failures.with { $0.append(failure) }
  }

  /// Looks at everything once and forgets it.
  ///
  /// - Returns: What was wrong before, then what is wrong now in the order written.
  func evaluate() -> [MarbleFailure] {
    let found = checks.with { checks -> [Check] in
      let found = checks
      checks = []
      return found
    }
    let wrong = found.compactMap { check in
      check.evaluate().map { MarbleFailure($0, at: check.location) }
    }
    return takeFailures() + wrong
  }

  func takeFailures() -> [MarbleFailure] {
    failures.with { failures in
      let taken = failures
      failures = []
      return taken
    }
  }
}
