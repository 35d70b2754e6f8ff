import RxCore
import RxVirtualTime
import Testing

@Suite struct TimelineReportLengthTests {
  private static func entries(_ frames: some Sequence<Int>) -> [TimelineEntry<Int>] {
    frames.map { TimelineEntry($0, .next($0 % 10)) }
  }

  @Test("a long table shows the first differences with their neighbours")
  func folded() throws {
    var actual = Self.entries(0..<30)
    actual[14].event = .next(7)
    actual[20].frame = 20
    actual.remove(at: 25)
    let text = TimelineReport<Int>(areEqual: ==).text(
      expected: Self.entries(0..<30), actual: actual)
    #expect(
      text == """
        observable differs from expected at frame 14
            frame     |....+....|....+....|....+....
            expected  012345678901234567890123456789
            actual    0123456789012375678901234-6789
                                    ▲ expected next(4) here; next(7) came. 1 other event differs too; 28 agree.
            … 13 more events, as expected
            next(3) @ 13       next(3) @ 13
          ≠ next(4) @ 14       next(7) @ 14
            next(5) @ 15       next(5) @ 15
            … 8 more events, as expected
            next(4) @ 24       next(4) @ 24
          ≠ next(5) @ 25       nothing
            next(6) @ 26       next(6) @ 26
            … 3 more events, as expected
          to accept: "0123456789012375678901234-6789"
        """)
  }

  @Test("a difference far on is drawn with what is near it")
  func farOn() {
    var actual = Self.entries(0..<10_000)
    actual[5_000].event = .completed
    let text = TimelineReport<Int>(areEqual: ==).text(
      expected: Self.entries(0..<10_000), actual: actual)
    let digits = String(repeating: "0123456789", count: 7)
    let ruler = String(repeating: "|....+....", count: 7)
    #expect(
      text == """
        observable differs from expected at frame 5000
            frame     ~~~~~~~~~~.\(ruler)|....+...
            expected  … @4969ms 9\(digits)012345678…
            actual    … @4969ms 9\(digits.prefix(30))|\(digits.dropFirst(31))012345678…
                                                               ▲ expected next(0) here; it never came. 1 other event differs too; 9999 agree.
            … 4999 more events, as expected
            next(9) @ 4999       next(9) @ 4999
          ≠ next(0) @ 5000       nothing
          ≠ nothing              completed @ 5000
            next(1) @ 5001       next(1) @ 5001
            … 4998 more events, as expected
          to accept: 10000 events, too many to write here
        """)
  }

  @Test("ten thousand differences make a short report")
  func manyDifferences() throws {
    let expected = Self.entries((0..<10_000).map { $0 * 3 })
    let actual = (0..<10_000).map { TimelineEntry($0 * 7, .next(-$0)) }
    let text = try #require(
      TimelineReport<Int>(areEqual: ==).text(expected: expected, actual: actual))
    #expect(text.split(separator: "\n").count < 30)
    #expect(text.utf8.count < 4_000)
  }

  @Test("a frame with very many events is drawn with its first")
  func fullFrame() throws {
    let expected = (0..<5_000).map { _ in TimelineEntry(3, .next(1)) }
    let text = try #require(
      TimelineReport<Int>(areEqual: ==).text(expected: expected, actual: []))
    #expect(text.contains("expected  ---[11111111…]"))
    #expect(text.utf8.count < 2_000)
  }

  @Test("a long description is cut, also one of several lines")
  func longDescription() throws {
    let text = try #require(
      TimelineReport<String>(areEqual: ==).text(
        expected: [TimelineEntry(0, .next("one\ntwo"))],
        actual: [TimelineEntry(0, .next(String(repeating: "long ", count: 1_000)))]))
    #expect(
      text == """
        observable differs from expected at frame 0
            frame     |
            expected  A
            actual    B
                      ▲ expected next(one two) here; next(long long long long long long long long lo… came.
            where     A is one two
            where     B is long long long long long long long long long long long long…
          ≠ next(one two) @ 0       next(long long long long long long long long lo… @ 0
          to accept: "B"
        """)
  }

  @Test("of long descriptions the part that differs is shown")
  func longCommonBeginning() throws {
    let beginning = "State(title: \"A title that is long\", isLoading: false, rows: "
    let text = try #require(
      TimelineReport<String>(values: MarbleValues(["s": beginning + "[1, 2, 3])"]), areEqual: ==)
        .text(
          expected: [TimelineEntry(0, .next(beginning + "[1, 2, 3])"))],
          actual: [TimelineEntry(0, .next(beginning + "[1, 2])"))]))
    #expect(
      text == """
        observable differs from expected at frame 0
            frame     |
            expected  s
            actual    A
                      ▲ expected next(s) here; next(State(title: "A title that is long", isLoa… came.
            where     A is State(title: "A title that is long", isLoading: false, rows…
          ≠ …lse, rows: [1, 2, 3])) @ 0       …lse, rows: [1, 2])) @ 0
          to accept: "A"
        """)
    let recorded = try #require(
      TimelineReport<String>(areEqual: ==).text(
        expected: [TimelineEntry(0, .next(beginning + "[1, 2, 3])"))],
        actual: [TimelineEntry(0, .next(beginning + "[1, 2])"))]))
    #expect(
      recorded.contains("expected …lse, rows: [1, 2, 3])) here; …lse, rows: [1, 2])) came.")
    )
  }

  @Test("what is too long to be accepted is not said to be too much")
  func longAcceptance() throws {
    var report = TimelineReport<String>(areEqual: ==)
    report.style = .recorded
    let text = report.text(
      expected: [], actual: [TimelineEntry(0, .next(String(repeating: "long", count: 200)))])
    #expect(text?.hasSuffix("\n  to accept: what came, too long to write here") == true)
  }

  @Test("times at the very ends of the numbers do no harm")
  func extremeTimes() throws {
    let ends = [Int.min, 0, Int.max].map { TimelineEntry($0, .next(1)) }
    let report = TimelineReport<Int>(areEqual: ==)
    #expect(report.text(expected: ends, actual: []) != nil)
    #expect(report.text(expected: [ends[0]], actual: [ends[2]]) != nil)
    #expect(report.text(expected: [ends[2]], actual: [ends[0]]) != nil)
    var windows = SubscriptionReport()
    windows.style = .recorded
    #expect(windows.text(expected: [Subscription(.min, 3)], actual: [Subscription(.max)]) != nil)
  }
}
