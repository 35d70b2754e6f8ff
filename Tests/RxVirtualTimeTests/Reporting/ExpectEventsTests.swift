import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Expecting recorded events` {
  /// The text of the issue that `body` is to make, at its line.
  private func text(line: Int = #line, _ body: () -> Void) -> String? {
    let found = Log()
    withKnownIssue {
      body()
    } matching: { issue in
      for comment in issue.comments { found.add(comment.rawValue) }
      return issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
    #expect(found.lines.count == 1)
    return found.lines.first
  }

  private let numbers: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .completed(250)]
  private let nothing: [Recorded<Event<Void>>] = [.next(1, ()), .completed(2)]
  private let pairs: [Recorded<Event<(Int, String)>>] = [.next(1, (1, "a"))]
  private let optionals: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 1)]

  @Test func `what agrees passes`() {
    expectEvents(numbers, [.next(210, 1), .next(220, 2), .completed(250)])
    expectEvents(numbers, numbers, "message")
    expectEvents(nothing, [.next(1, ()), .completed(2)])
    expectEvents(pairs, [.next(1, (1, "a"))], by: ==)
    expectEvents(optionals, [.next(1, nil), .next(2, 1)])
    expectEvents([Recorded.next(1, [1, 2])], [.next(1, [1, 2])])
    expectEvents(numbers.map(\.value), [.next(1), .next(2), .completed])
    expectEvents(nothing.map(\.value), [.next(()), .completed])
    expectEvents(pairs.map(\.value), [.next((1, "a"))], by: ==)
    expectEvents([SingleEvent<Int>.failure(ReportFault.full)], [.failure(ReportFault.full)])
    expectEvents([MaybeEvent<Int>.success(1), .completed], [.success(1), .completed])
    expectEvents([CompletableEvent.error(ReportFault.full)], [.error(ReportFault.full)])
    expectElements([.next(1, 1), .next(9, 2)], [1, 2])
    expectSubscriptions([Subscription(1)], [Subscription(1)])
  }

  @Test func `what came at another time is drawn`() {
    #expect(
      text { expectEvents(numbers, [.next(210, 1), .next(219, 2), .completed(250)], "sums") } == """
        sums: observable differs from expected at tick 219
            tick      ~~~~~|....+....|~~~~~~|
            expected  @210 1--------2- @250 |
            actual    @210 1---------2 @250 |
                                    ▲ expected next(2) here; it came 1 tick late (220). The other 2 events agree.
            next(1) @ 210       next(1) @ 210
          ≠ next(2) @ 219       next(2) @ 220    +1
          to accept: [.next(210, 1), .next(220, 2), .completed(250)]
        """)
  }

  @Test func `each kind of event can differ`() {
    #expect(text { expectEvents(nothing, [.next(1, ())]) } != nil)
    #expect(text { expectEvents(pairs, [.next(1, (1, "b"))], by: ==) } != nil)
    #expect(text { expectEvents(optionals, [.next(1, 0), .next(2, 1)]) } != nil)
    #expect(text { expectEvents([Event.next(1)], [.next(1), .completed]) } != nil)
    #expect(text { expectEvents(nothing.map(\.value), [.completed]) } != nil)
    #expect(text { expectEvents(pairs.map(\.value), [.next((2, "a"))], by: ==) } != nil)
    let failed: [SingleEvent<Int>] = [.failure(ReportFault.full)]
    #expect(
      text { expectEvents(failed, [.failure(ReportFault.offline)]) } == """
        events differ from expected at place 0: failure(full) came, expected was failure(offline).
          ≠ 0  failure(offline)       failure(full)
          to accept: [.failure(RxVirtualTimeTests.ReportFault.full)]
        """)
    #expect(text { expectEvents([MaybeEvent<Int>.success(1)], [.completed]) } != nil)
    #expect(text { expectEvents([CompletableEvent.completed], []) } != nil)
    #expect(
      text { expectElements(numbers, [1, 2]) } == "The recording has an end: completed @ 250.")
    #expect(text { expectSubscriptions([], [Subscription(1)]) } != nil)
  }

  @Test func `long lists are shown around the first difference`() {
    let recorded = (0..<100).map { Recorded.next($0, $0) }
    var expected = Array(0..<100)
    expected[50] = -1
    #expect(
      text { expectElements(recorded, expected) }?.split(separator: "\n").prefix(6) == [
        "elements differ from expected at place 50: 50 came, expected was -1.", "    … 47 more",
        "    47  47       47", "    48  48       48", "    49  49       49", "  ≠ 50  -1       50",
      ])
    expected.append(100)
    expected[50] = 50
    #expect(
      text { expectElements(recorded, expected) }?.hasPrefix(
        "elements differ from expected at place 100: nothing more came, expected was 100.\n")
        == true)
  }

  @Test func `a helper hands the line of its caller on`() {
    func expectThree(
      _ events: [Recorded<Event<Int>>], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      expectElements(events, [3], sourceLocation: sourceLocation)
      expectEvents(events, [.next(1, 3)], sourceLocation: sourceLocation)
      expectEvents(events, [.next(1, 3)], "by", by: ==, sourceLocation: sourceLocation)
      expectEvents(nothing, [], sourceLocation: sourceLocation)
      expectSubscriptions([Subscription(1)], [], sourceLocation: sourceLocation)
    }
    let line = #line + 3
    let found = Log()
    withKnownIssue {
      expectThree([.next(1, 2)])
    } matching: { issue in
      found.add("\(issue.sourceLocation?.line ?? 0) \(issue.sourceLocation?.fileID ?? "")")
      return true
    }
    #expect(found.lines == Array(repeating: "\(line) \(#fileID)", count: 5))
  }
}
