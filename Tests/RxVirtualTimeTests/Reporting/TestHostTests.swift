import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Test host` {
  /// What a failing XCTest of `ProbeXCTests` writes.
  private func output(of test: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["RxVirtualTimeTests.ProbeXCTests/\(test)"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RX_REPORTING_PROBE": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "A failure must fail the process.")
    return String(decoding: data, as: UTF8.self)
  }

  private var probeText: String? {
    marbleFailures { t in
      t.expect(t.hot("--a--|"), label: "probe").toBe("--b--|")
    }.first?.text
  }

  @Test(arguments: ["testMarbleFailure", "testFailureOnAnotherThread"])
  func `XCTest gets the text of Swift Testing, at the line`(test: String) throws {
    let text = try #require(probeText)
    let output = try output(of: test)
    #expect(output.contains("\(text)\n"))
    let place = #"ProbeXCTests\.swift:\d+: error: "# + #"ProbeXCTests\.\#(test)"#
    #expect(output.range(of: place, options: .regularExpression) != nil)
  }

  @Test func `XCTest gets what XCTAssertEqual and a scheduler have to say`() throws {
    let recorded = try output(of: "testRecordedEvents")
    #expect(recorded.range(of: "ProbeXCTests.swift:33: error") != nil)
    let refused = try output(of: "testSchedulerReport")
    #expect(refused.contains("The clock is at 10 and cannot go back to 5."))
    #expect(!refused.contains("XCTestReport.swift"), "That is no place of the test.")
  }

  @Test func `Swift Testing gets text, file, line and column`() throws {
    let text = try #require(probeText)
    let line = #line + 3
    withKnownIssue {
      marbleTest { t in
        t.expect(t.hot("--a--|"), label: "probe").toBe("--b--|")
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.column == 55
    }
  }

  @Test func `a failure that another thread found is the test's own`() throws {
    let line = #line + 4
    withKnownIssue {
      marbleTest { t in
        let stub: MarbleStub<Int, String> = t.stub([1: "a|"])
        Watchdog.run { _ = stub.call(2) }
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The stub has no answer to 2") == true
        && issue.sourceLocation?.line == line - 1
    }
  }
}
