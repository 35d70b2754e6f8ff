import Foundation
import RxCore
import RxVirtualTime
import XCTest

/// A failure on purpose, for `CheckOperatorLawsTests`, which runs it in a process of its own.
final class LawProbeXCTests: XCTestCase {
  override func setUpWithError() throws {
    let isProbed = ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil
    try XCTSkipUnless(isProbed, "Fails on purpose: CheckOperatorLawsTests runs it.")
  }

  func testBrokenLaw() {
    checkOperatorLaws("ignoreErrors", values: [1, 2, 3]) { $0.catch { _ in .empty() } }
  }
}
