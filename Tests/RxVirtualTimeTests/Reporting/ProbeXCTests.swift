import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import XCTest

/// Failures on purpose, for `TestHostTests`, which runs them in a process of its own.
final class ProbeXCTests: XCTestCase {
  override func setUpWithError() throws {
    let isProbed = ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil
    try XCTSkipUnless(isProbed, "Fails on purpose: TestHostTests runs it.")
  }

  func testMarbleFailure() {
    marbleTest { t in
      t.expect(t.hot("--a--|"), label: "probe").toBe("--b--|")
    }
  }

  func testFailureOnAnotherThread() {
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      marbleTest { t in
        t.expect(t.hot("--a--|"), label: "probe").toBe("--b--|")
      }
      ended.signal()
    }
    ended.wait()
  }

  func testRecordedEvents() {
    let recorded: [Recorded<Event<Int>>] = [.next(1, 1)]
    XCTAssertEqual(recorded, [.next(1, 2)])
  }

  func testSchedulerReport() {
    TestScheduler(initialClock: 10).advanceTo(5)
  }
}
