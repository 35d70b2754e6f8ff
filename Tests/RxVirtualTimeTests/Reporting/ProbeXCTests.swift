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

  // Each of these fails on every line from the first that asserts to the last.
  private static let numbers: [Recorded<Event<Int>>] = [.next(1, 1)]
  private static let pairs: [Recorded<Event<(Int, Int)>>] = [.next(1, (1, 1))]
  private static let empty: [Recorded<Event<Void>>] = [.next(1, ())]

  func testTraitEvents() {
    XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)])
    XCTAssertEqual([MaybeEvent<Int>.completed], [.success(2)])
    XCTAssertEqual([CompletableEvent.completed], [])
  }

  func testMessages() {
    XCTAssertEqual(Self.numbers, [.next(1, 2)], "message")
    XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)], "message")
    XCTAssertEqual([MaybeEvent<Int>.completed], [.success(2)], "message")
    XCTAssertEqual([CompletableEvent.completed], [], "message")
    XCTAssertEqual([Event.next(1)], [.next(2)], "message")
    XCTAssertEqual([Subscription(1)], [Subscription(2)], "message")
  }

  func testComparisons() {
    XCTAssertEqual(Self.pairs, [.next(1, (1, 2))], by: ==)
    XCTAssertEqual(Self.pairs.map(\.value), [.next((1, 2))], by: ==)
    XCTAssertEqual(Self.empty, [.next(2, ())])
    XCTAssertRecordedElements(Self.numbers, [2])
  }

  func testExpectations() {
    expectEvents(Self.numbers, [.next(1, 2)])
    expectEvents(Self.pairs, [.next(1, (1, 2))], by: ==)
    expectEvents(Self.numbers.map(\.value), [.completed])
    expectElements(Self.numbers, [2])
    expectSubscriptions([Subscription(1)], [Subscription(2)])
  }

  func testForeignPlace() {
    ForeignPlace.expectOne([.next(1, 2)])
  }
}
