import Foundation
import RxCore
import RxVirtualTime
import XCTest

/// A wrong expectation must fail, at its own line, with a report that can be read.
///
/// XCTest on Linux knows no expected failure: a child process runs the test that fails.
final class FailureReportXCTests: XCTestCase {
  private static let mark = "SEARCH_SCREEN_FAILS"

  func testAFailingExpectationIsReportedAtItsFileAndLine() throws {
    #if os(Linux)
      let output = try runInChild("testFailsInAChildProcess")
      let place = "FailureReportXCTests.swift:\(Self.lineOfFailure): error: "
      XCTAssertTrue(output.contains(place), output)
      let diagrams = """
            source    -a-b-|
            expected  -a--b|
            actual    -a-b-|
                         ▲ next(b) came here, 1 frame early; it was expected at 4.
        """
      XCTAssertTrue(output.contains(diagrams), output)
      XCTAssertTrue(output.contains("Executed 1 test, with 1 failure"), output)
    #else
      XCTExpectFailure { expectWrongly() }
    #endif
  }

  func testFailsInAChildProcess() throws {
    let isChild = ProcessInfo.processInfo.environment[Self.mark] != nil
    try XCTSkipUnless(isChild, "Fails on purpose, in a child process only.")
    expectWrongly()
  }

  private static let lineOfFailure = #line + 6

  private func expectWrongly() {
    marbleTest { t in
      let source = t.hot("-a-b-|")
      let doubled = source.map { $0 + $0 }
      t.expect(doubled, label: "doubled").toBe("-a--b|", values: ["a": "aa", "b": "bb"])
    }
  }

  private func runInChild(_ test: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["SearchScreenXCTests.FailureReportXCTests/\(test)"]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.mark: "1"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
