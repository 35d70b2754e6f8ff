import Foundation
import RxCore
import RxVirtualTime
import XCTest

/// Failures on purpose, one a test, for `ExpectingReportTests`, which runs them in a process of
/// its own and knows the text that each must have.
final class ExpectingProbeXCTests: XCTestCase {
  override func setUpWithError() throws {
    let isProbed = ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil
    try XCTSkipUnless(isProbed, "Fails on purpose: ExpectingReportTests runs it.")
  }

  func testSilence() {
    marbleTest { t in t.expectNothing(from: t.hot("--a")) }
  }

  func testPredicate() {
    marbleTest { t in t.expect(t.hot("--a")).toMatch("--x", where: ["x": { $0 > "a" }]) }
  }

  func testRecordedPredicate() {
    XCTAssertEqual([Recorded.next(210, 3)], [.next(210) { $0 > 3 }])
  }

  func testEquality() {
    marbleTest { t in t.expect(t.hot("--a")).toEqual(t.hot("--b")) }
  }

  func testInner() {
    marbleTest { t in
      t.expect(t.hot("-a").map { Observable.just($0) }).toBe("-a", inner: ["a": "[b|]"])
    }
  }

  func testRecording() {
    marbleTest { t in t.expect(t.hot("--a")).toBeRecorded() }
  }

  func testAttempts() {
    marbleTest { t in t.expect(t.cold(attempts: ["-#"]).retry()).toBe("--") }
  }

  func testCancellations() {
    marbleTest { t in
      let api = t.stub(["a": "-x|"])
      t.expect(api.call("a"), during: "^!").toBe("-")
      t.expect(cancellationsOf: api).toBe("-")
    }
  }

  func testAction() {
    marbleTest { t in t.at("--|") {} }
  }

  func testScript() {
    marbleTest { t in t.script(t.hot("--a")).expectNext("b") }
  }

  func testRest() {
    marbleTest { t in t.script(t.hot("--a-b")).expectNext("a") }
  }

  func testRecord() {
    marbleTest { t in _ = t.record(t.hot("--a")) }
  }
}
