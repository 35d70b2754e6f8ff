import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// What the failures look like to whoever runs the tests, in both test libraries.
@Suite struct `Reports of expectations` {
  /// What a test of `ExpectingProbeXCTests` says, and the line of its body, counted from its name.
  private static let texts: [(test: String, line: Int, text: String)] = [
    ("testSilence", 1, "▲ next(a) came here; nothing was expected."),
    ("testPredicate", 1, "▲ expected next(x) here; next(a) came."),
    ("testRecordedPredicate", 1, "▲ expected next({ … }) here; next(3) came."),
    ("testEquality", 1, "▲ expected next(b) here; next(a) came."),
    ("testInner", 2, "a @ 1: inner observable differs from expected at frame 0"),
    ("testRecording", 1, #"recorded; write this in place of .toBeRecorded():"#),
    ("testAttempts", 1, "The source was subscribed to once more at frame 1"),
    ("testCancellations", 4, "cancellations differ from expected at frame 1"),
    ("testAction", 1, "`--|` says when something is done, so it has no `|` and no `#`."),
    ("testScript", 1, "▲ expected next(b) here; next(a) came."),
    ("testRest", 1, "The script has 1 event that nobody looked at: next(b) @ 4."),
    ("testRecord", 1, "The record has 1 event that nobody looked at: next(a) @ 2."),
  ]

  @Test func `XCTest gets each failure at its line, and the run fails`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["RxVirtualTimeTests.ExpectingProbeXCTests"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RX_REPORTING_PROBE": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "A failure must fail the process.")
    let output = String(decoding: data, as: UTF8.self)
    let source = try String(
      contentsOf: ProjectFolder.url.appending(
        path: "Tests/RxVirtualTimeTests/Expecting/ExpectingProbeXCTests.swift"), encoding: .utf8
    ).split(separator: "\n", omittingEmptySubsequences: false)
    for (test, line, text) in Self.texts {
      let start = try #require(source.firstIndex { $0.contains("func \(test)()") })
      let head =
        "ExpectingProbeXCTests.swift:\(start + 1 + line): error: ExpectingProbeXCTests.\(test) : "
      let failure = try #require(output.range(of: head), "\(test) fails at another line.")
      let rest = output[failure.upperBound...]
      let end = rest.range(of: "Test Case '")?.lowerBound ?? rest.endIndex
      #expect(rest[..<end].contains(text), "\(test): \(rest[..<end])")
    }
    #expect(
      output.contains("Executed \(Self.texts.count) tests, with \(Self.texts.count) failures"))
  }

  /// Fails on purpose.
  ///
  /// - Returns: What was reported at the line behind the one given, and the texts of all else.
  private func reported(
    at line: Int, _ body: () -> Void
  ) -> (there: [String], elsewhere: [String]) {
    let (there, elsewhere) = (Log(), Log())
    withKnownIssue {
      body()
    } matching: { issue in
      let isThere = issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
      for comment in issue.comments { (isThere ? there : elsewhere).add(comment.rawValue) }
      return true
    }
    return (there.lines, elsewhere.lines)
  }

  @Test func `Swift Testing gets an expectation of each kind at its line`() {
    let results = [
      reported(at: #line + 1) {
        marbleTest { t in t.expectNothing(from: t.hot("--a")) }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.expect(t.hot("--a")).toMatch("--x", where: ["x": { $0 > "a" }]) }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.expect(t.hot("--a")).toEqual(t.hot("--b")) }
      },
      reported(at: #line + 2) {
        marbleTest { t in
          t.expect(t.hot("-a").map { Observable.just($0) }).toBe("-a", inner: ["a": "[b|]"])
        }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.expect(t.hot("--a")).toBeRecorded() }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.expect(subscriptionsOf: t.hot("--a")).toBeRecorded() }
      },
    ]
    for result in results {
      #expect(result.there.count == 1, "\(result)")
      #expect(result.elsewhere == [])
    }
  }

  @Test func `Swift Testing gets what sources, scripts and records say at their lines`() {
    let results = [
      reported(at: #line + 1) {
        marbleTest { t in t.expect(t.cold(attempts: ["-#"]).retry()).toBe("--") }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.at("--|") {} }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.script(t.hot("--a")).expectNext("b") }
      },
      reported(at: #line + 1) {
        marbleTest { t in t.script(t.hot("--a-b")).expectNext("a") }
      },
      reported(at: #line + 1) {
        marbleTest { t in _ = t.record(t.hot("--a")) }
      },
    ]
    for result in results {
      #expect(result.there.count == 1, "\(result)")
      #expect(result.elsewhere == [])
    }
  }
}
