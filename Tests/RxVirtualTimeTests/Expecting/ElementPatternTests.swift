import RxCore
import RxVirtualTime
import TestSupport
import Testing

private struct Broken: Error {}

@Suite struct `Expecting what fits a predicate` {
  private struct Query { let text: String }

  @Test func `predicates for keys of a diagram`() {
    marbleTest { t in
      let numbers: TestableObservable<Int> = t.hot("-1-5-7-|")
      t.expect(numbers).toMatch("-a-b-b-|", where: ["a": { $0 < 3 }, "b": { $0 > 3 }])
      t.expect(numbers).toMatch("-a-5-7-|", where: ["a": { $0 < 3 }])
      t.expect(numbers).toMatch(
        "-a-f-b-|", where: ["a": { $0 < 3 }, "b": { $0 > 3 }], values: ["f": 5])
      t.expect(numbers.map { Query(text: "\($0)") }).toMatch(
        "-a-b-b-|", where: ["a": { $0.text == "1" }, "b": { !$0.text.isEmpty }])
    }
  }

  @Test func `predicates in any order, and with failures`() {
    marbleTest { t in
      let numbers: TestableObservable<Int> = t.cold("-(15)-#", error: Broken())
      t.expect(numbers).toMatch("-{ba}----#", where: ["a": { $0 < 3 }, "b": { $0 > 3 }])
      t.expect(numbers).toMatch(
        "-[ab]----#", where: ["a": { $0 < 3 }, "b": { $0 > 3 }], error: Broken())
      t.expect(numbers).toMatch(
        "-[ab]----x", where: ["a": { $0 < 3 }, "b": { $0 > 3 }], errors: ["x": Broken()])
    }
  }

  @Test func `an element that does not fit is reported with its value`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      let numbers: TestableObservable<Int> = t.hot("-1-5-7-|", label: "numbers")
      t.expect(numbers, label: "sum").toMatch(
        "-a-b-7-|", where: ["a": { $0 < 3 }, "b": { $0 > 5 }])
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        sum: observable differs from expected at frame 3
            frame     |....+..
            numbers   -1-5-7-|
            expected  -a-b-7-|
            actual    -1-5-7-|
                         ▲ expected next(b) here; next(5) came. The other 3 events agree.
            next({ … }) @ 1       next(1) @ 1
          ≠ next({ … }) @ 3       next(5) @ 3
            next(7) @ 5           next(7) @ 5
          to accept: "-1-5-7-|"
        """
      ])
  }

  @Test func `a key without a predicate or a value is a mistake of the diagram`() {
    let failures = marbleFailures { t in
      t.expect(t.cold("-a|").map { Query(text: $0) }).toMatch("-a-c|", where: ["a": { _ in true }])
    }
    #expect(
      failures.map(\.text) == [
        """
        marble syntax error [no-value] in expected diagram: `c` has no value
            -a-c|
               ▲ column 3, frame 3
          hint: the known keys are a
        """
      ])
  }

  @Test func `predicates among recorded events`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(210) { observer.onNext(4) }
    scheduler.scheduleAt(220) { observer.onNext(5) }
    scheduler.scheduleAt(230) { observer.onError(Broken()) }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(210) { $0 > 3 }, .next(220, 5), .error(230)])
    XCTAssertEqual(
      observer.events, [.next(210, 4), .next(220) { $0 > 3 }, .error(230) { $0 is Broken }])
    XCTAssertEqual(
      observer.events, [.next(210, 4), .next(220) { $0 > 3 }, .error(230, Broken())])
    let queries: [Recorded<Event<Query>>] = [.next(1, Query(text: "a")), .completed(2)]
    XCTAssertEqual(queries, [.next(1) { $0.text == "a" }, .completed(2)])
  }

  @Test func `recorded events that do not fit`() {
    let recorded: [Recorded<Event<Int>>] = [.next(210, 4), .next(220, 2), .error(230, Broken())]
    let found = Log()
    let line = #line + 2
    withKnownIssue {
      XCTAssertEqual(recorded, [.next(210, 4), .next(220) { $0 > 3 }, .error(230)])
    } matching: { issue in
      for comment in issue.comments { found.add(comment.rawValue) }
      return issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
    #expect(
      found.lines == [
        """
        observable differs from expected at tick 220
            tick      ~~~~~|....+....|....+....|
            expected  @210 4---------A---------#
            actual    @210 4---------2---------#
                                     ▲ expected next({ … }) here; next(2) came. \
        The other 2 events agree.
            where     A is { … }
            next(4) @ 210           next(4) @ 210
          ≠ next({ … }) @ 220       next(2) @ 220
          to accept: [.next(210, 4), .next(220, 2), .error(230, RxVirtualTimeTests.Broken())]
        """
      ])
    withKnownIssue {
      XCTAssertEqual(recorded, [.next(210, 4), .next(220, 2), .error(230) { $0 is RxError }])
    } matching: { issue in
      issue.comments.first?.rawValue.contains("expected error({ … }) here; error(Broken()) came.")
        == true
    }
  }
}
