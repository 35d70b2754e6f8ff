import RxCore
import RxVirtualTime
import Testing

@Suite struct RecordedReportTests {
  @Test("recorded events are drawn in ticks and accepted as code")
  func recorded() {
    var report = TimelineReport<String>(areEqual: ==)
    report.style = .recorded
    report.sources = [
      MarbleRow(
        "source",
        entries: [
          TimelineEntry(210, .next("a")), TimelineEntry(240, .next("b")),
          TimelineEntry(250, .completed),
        ], key: { $0 })
    ]
    let text =
      report.text(
        expected: [
          TimelineEntry(210, .next("a")), TimelineEntry(240, .next("b")),
          TimelineEntry(250, .completed),
        ],
        actual: [
          TimelineEntry(210, .next("a")), TimelineEntry(241, .next("b")),
          TimelineEntry(250, .error(ReportFault.full)),
        ])
    #expect(
      text == """
        observable differs from expected at tick 240
            tick      ~~~~~|~~~~~~|....+....|
            source    @210 a @240 b---------|
            expected  @210 a @240 b---------|
            actual    @210 a @240 -b--------#
                                  ▲ expected next(b) here; it came 1 tick late (241). 1 other event differs too; 1 agrees.
            next(a) @ 210         next(a) @ 210
          ≠ next(b) @ 240         next(b) @ 241        +1
          ≠ completed @ 250       error(full) @ 250
          to accept: [.next(210, "a"), .next(241, "b"), .error(250, RxVirtualTimeTests.ReportFault.full)]
        """)
  }
}

@Suite struct SubscriptionReportTests {
  private func text(_ expected: [Subscription], _ actual: [Subscription]) -> String? {
    var report = SubscriptionReport()
    report.label = "query"
    return report.text(expected: expected, actual: actual)
  }

  @Test("equal windows have no report, whatever their order")
  func agreement() {
    #expect(text([], []) == nil)
    #expect(
      text([Subscription(0, 5), Subscription(2)], [Subscription(2), Subscription(0, 5)]) == nil)
  }

  @Test("an end that came late")
  func lateEnd() {
    #expect(
      text([Subscription(0, 5)], [Subscription(0, 7)]) == """
        query: subscriptions differ from expected at frame 5
            frame     |....+..
            expected  ^----!--
            actual    ^------!
                           ▲ expected an end here; it came 2 frames late (7). The other event agrees.
            subscribed @ 0       subscribed @ 0
          ≠ ended @ 5            ended @ 7         +2
          to accept: "^------!"
        """)
  }

  @Test("a subscription that was never made")
  func missing() {
    #expect(
      text([Subscription(2, 5)], []) == """
        query: subscriptions differ from expected at frame 2
            frame     |....+
            expected  --^--!
            actual    ------
                        ▲ expected a subscription here; it never came. 1 other event differs too.
          ≠ subscribed @ 2       nothing
          ≠ ended @ 5            nothing
          to accept: "-"
        """)
  }

  @Test("a subscription that nobody expected, over another")
  func extra() {
    #expect(
      text([Subscription(0)], [Subscription(0), Subscription(3, 6)]) == """
        query: subscriptions differ from expected at frame 3
            frame     |....+.
            expected  ^------
            actual    ^--^--!
                         ▲ a subscription came here; nothing was expected. 1 other event differs too; 1 agrees.
            subscribed @ 0       subscribed @ 0
          ≠ nothing              subscribed @ 3
          ≠ nothing              ended @ 6
          to accept: "^", "---^--!"
        """)
  }

  @Test("overlapping windows whose ends are exchanged are a table")
  func exchangedEnds() {
    #expect(
      text(
        [Subscription(0, 5), Subscription(2, 7)], [Subscription(0, 7), Subscription(2, 5)]) == """
          query: subscriptions differ from expected at frame 0
              expected next((0 : 5)) here; next((0 : 7)) came. 1 other event differs too.
            ≠ next((0 : 5)) @ 0       next((0 : 7)) @ 0
            ≠ next((2 : 7)) @ 2       next((2 : 5)) @ 2
          """)
  }

  @Test("recorded subscriptions are accepted as code")
  func recorded() {
    var report = SubscriptionReport()
    report.style = .recorded
    #expect(
      report.text(expected: [Subscription(200, 300)], actual: [Subscription(200)]) == """
        subscriptions differ from expected at tick 300
            tick      ~~~~~|~~~~~~|
            expected  @200 ^ @300 !
            actual    @200 ^ @300 -
                                  ▲ expected an end here; it never came. The other event agrees.
            subscribed @ 200       subscribed @ 200
          ≠ ended @ 300            nothing
          to accept: [Subscription(200)]
        """)
  }
}
