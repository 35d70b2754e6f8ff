import Foundation
import XCTest

/// Makes every mistake, for `BadInputTests`, which runs it in a process of its own.
final class BadInputProbeXCTests: XCTestCase {
  override func setUpWithError() throws {
    let isProbed = ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil
    try XCTSkipUnless(isProbed, "Fails on purpose: BadInputTests runs it.")
  }

  func testEveryMistake() {
    for mistake in BadInput.all { _ = mistake.make() }
  }
}
