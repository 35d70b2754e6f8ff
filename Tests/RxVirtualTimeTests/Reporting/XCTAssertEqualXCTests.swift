import RxCore
import RxVirtualTime
import Testing
import XCTest

// This file imports both test libraries: the library's assertions must win over XCTest's.
final class XCTAssertEqualXCTests: XCTestCase {
  func testRecordedEventsThatAreTheSamePass() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    observer.onNext(1)
    XCTAssertEqual(observer.events, [.next(0, 1)])
    XCTAssertEqual(observer.events.map(\.value), [.next(1)])
    XCTAssertRecordedElements(observer.events, [1])
    let void: [Recorded<Event<Void>>] = [.next(1, ())]
    XCTAssertEqual(void, [.next(1, ())])
    let optional: [Recorded<Event<Int?>>] = [.next(1, nil)]
    XCTAssertEqual(optional, [.next(1, nil)])
    XCTAssertEqual([Subscription(1)], [Subscription(1)])
    XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(1)])
    XCTAssertEqual([MaybeEvent<Int>.completed], [.completed])
    XCTAssertEqual([CompletableEvent.completed], [.completed])
    expectEvents(observer.events, [.next(0, 1)])
    XCTAssertEqual(1, 1)
  }
}

@Suite struct `XCTAssertEqual beside XCTest` {
  @Test func `the library's own assertions are chosen`() {
    // XCTest's would be dropped silently in a test of Swift Testing.
    let recorded: [Recorded<Event<Int>>] = [.next(1, 1)]
    let optional: [Recorded<Event<Int?>>] = [.next(1, nil)]
    withKnownIssue { XCTAssertEqual(recorded, [.next(1, 2)]) }
    withKnownIssue { XCTAssertEqual(recorded, [.next(1, 2)], "message") }
    withKnownIssue { XCTAssertEqual(optional, [.next(1, 2)]) }
    withKnownIssue { XCTAssertEqual(recorded.map(\.value), [.next(2)]) }
    withKnownIssue { XCTAssertEqual(recorded.map(\.value), [.next(2)], "message") }
    withKnownIssue { XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)]) }
    withKnownIssue { XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)], "message") }
    withKnownIssue { XCTAssertEqual([MaybeEvent<Int>.completed], [.success(2)]) }
    withKnownIssue { XCTAssertEqual([MaybeEvent<Int>.completed], [.success(2)], "message") }
    withKnownIssue { XCTAssertEqual([CompletableEvent.completed], []) }
    withKnownIssue { XCTAssertEqual([CompletableEvent.completed], [], "message") }
    withKnownIssue { XCTAssertEqual([Subscription(1)], [Subscription(2)]) }
    withKnownIssue { XCTAssertEqual([Subscription(1)], [Subscription(2)], "message") }
  }
}
