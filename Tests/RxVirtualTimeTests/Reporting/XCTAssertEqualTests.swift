import RxCore
import RxVirtualTime
import TestSupport
import Testing

// This file does without XCTest: the assertions are the library's own.
@Suite struct `XCTAssertEqual in Swift Testing` {
  private enum First: Error { case failed }
  private enum Second: Error { case failed }

  private func text(_ body: () -> Void) -> String? {
    let found = Log()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      for comment in issue.comments { found.add(comment.rawValue) }
      return true
    }
    #expect(found.lines.count < 2)
    return found.lines.first
  }

  @Test func `recorded events that are the same pass`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    observer.onNext(1)
    observer.onError(First.failed)
    XCTAssertEqual(observer.events, [.next(0, 1), .error(0, First.failed)])
    XCTAssertEqual(observer.events, [.next(0, 1), .error(0, First.failed)], "message")
    XCTAssertEqual(observer.events.map(\.value), [.next(1), .error(First.failed)])
  }

  @Test func `report 81: Void and tuples`() {
    let void: [Recorded<Event<Void>>] = [.next(1, ()), .completed(2)]
    XCTAssertEqual(void, [.next(1, ()), .completed(2)])
    #expect(text { XCTAssertEqual(void, [.next(1, ())]) } != nil)
    let pairs: [Recorded<Event<(Int, String)>>] = [.next(1, (1, "a"))]
    XCTAssertEqual(pairs, [.next(1, (1, "a"))], by: ==)
    #expect(text { XCTAssertEqual(pairs, [.next(1, (1, "b"))], by: ==) } != nil)
    XCTAssertEqual(pairs.map(\.value), [.next((1, "a"))], by: ==)
    XCTAssertEqual(void.map(\.value), [.next(()), .completed])
  }

  @Test func `report 82: optionals and arrays`() {
    let optionals: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 1)]
    XCTAssertEqual(optionals, [.next(1, nil), .next(2, 1)])
    #expect(text { XCTAssertEqual(optionals, [.next(1, 0), .next(2, 1)]) } != nil)
    let arrays: [Recorded<Event<[Int]>>] = [.next(1, [1, 2])]
    XCTAssertEqual(arrays, [.next(1, [1, 2])])
    #expect(text { XCTAssertEqual(arrays, [.next(1, [2])]) } != nil)
  }

  @Test func `report 83: errors differ by type, not only by description`() {
    let failures: [Result<Int, any Error>] = [.failure(First.failed)]
    XCTAssertEqual(failures, [.failure(First.failed)])
    #expect(text { XCTAssertEqual(failures, [.failure(Second.failed)]) } != nil)
    #expect(Event<Int>.error(First.failed) == .error(First.failed))
    #expect(Event<Int>.error(First.failed) != .error(Second.failed))
  }

  @Test func `events of Singles, Maybes and Completables`() {
    let single: [SingleEvent<Int>] = [.success(1), .failure(First.failed)]
    XCTAssertEqual(single, [.success(1), .failure(First.failed)])
    #expect(text { XCTAssertEqual(single, [.success(1)], "single") }?.hasPrefix("single: ") == true)
    let maybe: [MaybeEvent<Int>] = [.success(1), .completed, .error(First.failed)]
    XCTAssertEqual(maybe, [.success(1), .completed, .error(First.failed)])
    #expect(
      text { XCTAssertEqual(maybe, [.success(1), .completed, .error(Second.failed)]) } != nil)
    #expect(text { XCTAssertEqual(maybe, [.completed], "maybe") }?.hasPrefix("maybe: ") == true)
    let completable: [CompletableEvent] = [.completed, .error(First.failed)]
    XCTAssertEqual(completable, [.completed, .error(First.failed)])
    #expect(text { XCTAssertEqual(completable, [.error(First.failed), .completed]) } != nil)
    #expect(text { XCTAssertEqual(completable, [], "end") }?.hasPrefix("end: ") == true)
  }

  @Test func `subscriptions`() {
    XCTAssertEqual([Subscription(1), Subscription(2, 3)], [Subscription(1), Subscription(2, 3)])
    #expect(
      text { XCTAssertEqual([Subscription(1)], [Subscription(1, 2)], "source") }
        == """
        source: subscriptions differ from expected at tick 2
            tick      |..
            expected  -^!
            actual    -^-
                        ▲ expected an end here; it never came. The other event agrees.
            subscribed @ 1       subscribed @ 1
          ≠ ended @ 2            nothing
          to accept: [Subscription(1)]
        """)
  }

  @Test func `recorded elements without an end`() {
    XCTAssertRecordedElements([.next(1, 1), .next(5, 2)], [1, 2])
    #expect(
      text { XCTAssertRecordedElements([.next(1, 1), .next(5, 2)], [1]) }
        == """
        elements differ from expected at place 1: 2 came, nothing more was expected.
            0  1             1
          ≠ 1  nothing       2
          to accept: [1, 2]
        """)
    #expect(
      text { XCTAssertRecordedElements([.next(1, 1), .completed(5)], [1]) }
        == "The recording has an end: completed @ 5.")
  }

  @Test func `a failure stands at the line of the assertion`() {
    let line = #line + 2
    withKnownIssue {
      XCTAssertEqual([Event.next(1)], [.next(2)])
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && issue.comments.first?.rawValue.hasPrefix(
          "events differ from expected at place 0: next(1) came, expected was next(2).\n") == true
    }
  }
}
