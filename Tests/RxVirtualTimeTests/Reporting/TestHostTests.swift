import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Test host` {
  /// What a failing XCTest of `ProbeXCTests` writes.
  private func output(of test: String) throws -> String {
    let probe = try Probe.run("RxVirtualTimeTests.ProbeXCTests/\(test)")
    #expect(probe.status != 0, "A failure must fail the process.")
    return probe.output
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
    let place = "ProbeXCTests.swift:37: error: ProbeXCTests.testSchedulerReport : failed - "
    #expect(refused.contains(place + "The clock is at 10 and cannot go back to 5."))
  }

  @Test(arguments: [
    ("testTraitEvents", 3), ("testMessages", 6), ("testComparisons", 4), ("testExpectations", 5),
  ])
  func `XCTest gets what each assertion has to say, at its line`(
    test: String, count: Int
  ) throws {
    let output = try output(of: test)
    let places = output.matches(of: #/ProbeXCTests\.swift:(\d+): error: ProbeXCTests\.(\w+) : /#)
    #expect(places.map(\.output.2) == Array(repeating: Substring(test), count: count))
    let lines = places.compactMap { Int($0.output.1) }
    #expect(lines == Array((lines.first ?? 0)..<(lines.first ?? 0) + count))
  }

  @Test func `XCTest is told the line of a place that is not its own in the text`() throws {
    let output = try output(of: "testForeignPlace")
    #expect(
      output.contains(
        "<EXPR>:0: error: ProbeXCTests.testForeignPlace : failed - /somewhere/Else.swift:7: elements differ"
      )
    )
  }

  @Test func `a thread that no test is known on fails a run of Swift Testing`() throws {
    let probe = try Probe.run("Probe of Swift Testing", isSwiftTesting: true)
    #expect(probe.status != 0)
    #expect(probe.output.contains("ProbeTests.swift:12:"))
    #expect(probe.output.contains("The clock is at 10 and cannot go back to 5."))
    #expect(probe.output.contains("ProbeTests.swift:13:"))
    #expect(probe.output.contains("probe: subscriptions differ from expected at tick 1"))
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
