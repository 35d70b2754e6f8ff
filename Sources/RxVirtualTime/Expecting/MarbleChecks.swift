/// What a marble test has to check at its end, in the order in which it was written.
///
/// What comes later, when nobody looks any more, is reported at once.
final class MarbleChecks: @unchecked Sendable {
  /// One statement of the test.
  private struct Check {
    let location: CodeLocation
    /// The failure, if there is one.
    let evaluate: () -> FailureReport?
    /// Whether it is a failure already, whatever happens until the end.
    var isCertain = false
    /// Whether it makes what else is stated senseless.
    var spoilsOthers = false
  }

  private let checks = Ledger<Check>()
  private let failures = Ledger<MarbleFailure>()
  /// Gets what comes when the test has ended.
  private let host: TestHost

  init(host: TestHost) {
    self.host = host
  }

  /// Adds what is looked at when time has run out.
  func add(at location: CodeLocation, _ evaluate: @escaping () -> String?) {
    addPictured(at: location) { FailureReport(evaluate()) }
  }

  /// Adds what is looked at when time has run out, and can be drawn.
  func addPictured(at location: CodeLocation, _ evaluate: @escaping () -> FailureReport?) {
    if checks.add(Check(location: location, evaluate: evaluate)) { return }
    host.report(
      "This was stated when its marble test had ended already, so nothing checks it.",
      at: location)
  }

  /// Adds what is looked at when time has run out, and may be forgotten if it comes too late.
  func remind(at location: CodeLocation, _ evaluate: @escaping () -> String?) {
    checks.add(Check(location: location, evaluate: { FailureReport(evaluate()) }))
  }

  /// Adds a statement that makes no sense. If it is about a source, then that emits nothing, and
  /// what the test expects is not looked at.
  func add(fault: String, at location: CodeLocation, isAboutSource: Bool = false) {
    let check = Check(
      location: location, evaluate: { FailureReport(fault) }, isCertain: true,
      spoilsOthers: isAboutSource)
    if !checks.add(check) { host.report(fault, at: location) }
  }

  /// Adds what is wrong already. Any thread may call it.
  func fail(_ text: String, at location: CodeLocation) {
    if !failures.add(MarbleFailure(text, at: location)) { host.report(text, at: location) }
  }

  /// Looks at everything once and forgets it; statements come too late from now on.
  ///
  /// - Returns: What was wrong before, then what is wrong now in the order written.
  func evaluate() -> [MarbleFailure] {
    let checks = checks.close()
    let isSpoilt = checks.contains(where: \.spoilsOthers)
    let wrong = checks.filter { $0.isCertain || !isSpoilt }.compactMap { check in
      check.evaluate().map { MarbleFailure($0.text, at: check.location, picture: $0.picture) }
    }
    return takeFailures() + wrong
  }

  func takeFailures() -> [MarbleFailure] {
    failures.takeAll()
  }

  /// Forgets what could not be checked, and reports what is wrong nevertheless.
  func close() {
    let certain = checks.close().filter(\.isCertain).compactMap { check in
      check.evaluate().map { MarbleFailure($0.text, at: check.location, picture: $0.picture) }
    }
    for failure in failures.close() + certain {
      host.report(failure)
    }
  }
}
