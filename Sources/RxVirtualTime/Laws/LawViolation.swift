import RxCore

/// A law that an operator breaks, and how.
package struct LawViolation: Sendable {
  package let law: OperatorLaw
  package let text: String

  init(_ law: OperatorLaw, of name: String, _ fault: String) {
    self.law = law
    text = """
      \(name) breaks a law: \(law.sentence).
      \(fault)
        if that is meant: except: [.\(law.name): "the reason"]
      """
  }
}

extension OperatorUnderTest {
  /// The laws that the operator breaks, in their order.
  ///
  /// - Parameter laws: Those that are tried.
  package func violations(of laws: [OperatorLaw] = OperatorLaw.allCases) -> [LawViolation] {
    let checks = LawChecks(operation: self, host: .current)
    return laws.compactMap { law in
      checks.fault(of: law).map { LawViolation(law, of: name, $0) }
    }
  }

  /// Reports the laws that the operator breaks, but for the exceptions.
  func report(except exceptions: [OperatorLaw: String], at location: CodeLocation) {
    let host = TestHost.current
    if isWithoutValues {
      host.report(
        "checkOperatorLaws(\"\(name)\") needs sample values; one is enough.", at: location)
      return
    }
    let laws = OperatorLaw.allCases.filter { exceptions[$0] == nil }
    for violation in violations(of: laws) { host.report(violation.text, at: location) }
  }
}
