import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Each kind of leftover makes a test of either library fail, at its line.
@Suite struct `Reports at the end of a marble test` {
  private final class Model { var other: Model? }

  /// What a failing test of `EndProbeXCTests` writes.
  private func output(of test: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["RxVirtualTimeTests.EndProbeXCTests/\(test)"]
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

  @Test(arguments: [
    ("testOpenSubscription", 18, "`--a--|` has ended, but 1 of its subscriptions stayed open."),
    ("testPendingWork", 23, "Work is left at the end of the test: timer at 1000."),
    ("testKeptObject", 30, "Model was given to keep, and something still holds it at the end"),
    ("testReleasedObject", 39, "Model should be gone at the end of the test, but something"),
    ("testRealScheduler", 44, "observe(on:) has reached a real scheduler: "),
    ("testEndlessTimer", 57, "Virtual time does not end: after 100000 pieces of work"),
  ])
  func `XCTest fails with text, file and line`(test: String, line: Int, text: String) throws {
    let output = try output(of: test)
    #expect(output.contains("EndProbeXCTests.swift:\(line): error: EndProbeXCTests.\(test)"))
    #expect(output.contains(text))
  }

  private func expectIssue(_ text: String, line: Int, _ body: () -> Void) {
    withKnownIssue(isIntermittent: false) {
      body()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(text) == true
        && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `Swift Testing fails with text, file and line`() {
    let line = #line
    expectIssue("`--a--|` has ended", line: line + 3) {
      marbleTest { t in
        _ = t.hot("--a--|").subscribe(AnyObserver { _ in })
      }
    }
    expectIssue("Work is left at the end of the test: timer at 1000.", line: line + 7) {
      marbleTest(until: .milliseconds(5)) { _ in
        _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe()
      }
    }
    expectIssue("Model was given to keep", line: line + 13) {
      marbleTest { t in
        let model = t.keep(Model())
        model.other = model
      }
    }
    expectIssue("Model should be gone", line: line + 21) {
      marbleTest { t in
        let model = Model()
        model.other = model
        t.expectReleased(model)
      }
    }
    expectIssue("observe(on:) has reached a real scheduler", line: line + 25) {
      marbleTest { t in
        let relay = PublishRelay<Int>()
        t.hold(relay.flatMap { Observable.just($0).observe(on: MainScheduler()) }.subscribe())
        OtherThread { relay.accept(1) }.join()
      }
    }
  }
}
