import RxCore

/// Compares when a source should have been subscribed to with when it was.
///
///     query: subscriptions differ from expected at frame 5
///         frame     |....+..
///         expected  ^----!--
///         actual    ^------!
///                        ▲ expected an end here; it came 2 frames late (7). The other event agrees.
///         subscribed @ 0       subscribed @ 0
///       ≠ ended @ 5            ended @ 7          +2
///       to accept: "^------!"
package struct SubscriptionReport {
  /// What happens to a subscription.
  private enum Happening {
    case subscribed
    case ended
  }

  /// What stands before the colon of the title; empty for none.
  package var label = ""

  /// Rows above the expected one.
  package var sources: [MarbleRow] = []

  package var style = ReportStyle.diagram(.milliseconds)

  /// Whether what came may be what was meant.
  package var offersAcceptance = true

  package init() {}

  /// The report; nil if both have the same windows, in whatever order they are given.
  package func text(expected: [Subscription], actual: [Subscription]) -> String? {
    failure(expected: expected, actual: actual)?.text
  }

  /// The report with its picture; nil if both have the same windows.
  package func failure(expected: [Subscription], actual: [Subscription]) -> FailureReport? {
    let (expected, actual) = (Self.sorted(expected), Self.sorted(actual))
    if expected == actual { return nil }
    let (one, other) = (Self.entries(expected), Self.entries(actual))
    let difference = TimelineDifference(expected: one, actual: other, areEqual: ==)
    guard let difference else {
      return textOfOtherEnds(expected, actual).map { FailureReport(text: $0, picture: nil) }
    }
    var report = ReportText(
      difference: difference, expected: Self.side("expected", expected, one),
      actual: Self.side("actual", actual, other))
    report.label = label
    report.subject = "subscriptions"
    report.verb = "differ"
    report.sources = sources
    report.scale = style.scale
    report.accepted = accepted(actual)
    report.offersAcceptance = offersAcceptance
    return report.failure
  }

  /// The report where only the ends of overlapping windows are exchanged, which no row shows.
  private func textOfOtherEnds(_ expected: [Subscription], _ actual: [Subscription]) -> String? {
    var report = TimelineReport<Subscription>(areEqual: ==)
    report.label = label
    report.subject = "subscriptions"
    report.verb = "differ"
    report.style = style
    report.isDrawable = false
    return report.text(
      expected: expected.map { TimelineEntry($0.subscribe, .next($0)) },
      actual: actual.map { TimelineEntry($0.subscribe, .next($0)) })
  }

  /// Diagrams of windows, as few as hold all of them.
  func diagrams(of windows: [Subscription]) -> String {
    accepted(Self.sorted(windows))
  }

  private func accepted(_ windows: [Subscription]) -> String {
    if case .recorded = style {
      let texts = windows.map { window in
        window.unsubscribe == .max
          ? "Subscription(\(window.subscribe))"
          : "Subscription(\(window.subscribe), \(window.unsubscribe))"
      }
      return "[\(texts.joined(separator: ", "))]"
    }
    return Self.withoutOverlap(windows)
      .map { ReportText.literal(MarblePrinter.text(of: $0, scale: style.scale)) }
      .joined(separator: ", ")
  }

  private static func sorted(_ windows: [Subscription]) -> [Subscription] {
    windows.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
  }

  private static func entries(_ windows: [Subscription]) -> [TimelineEntry<Happening>] {
    windows.flatMap { window in
      let begin = TimelineEntry(window.subscribe, Event.next(Happening.subscribed))
      if window.unsubscribe == .max { return [begin] }
      return [begin, TimelineEntry(window.unsubscribe, .next(.ended))]
    }
    .enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
    .map(\.element)
  }

  private static func side(
    _ label: String, _ windows: [Subscription], _ entries: [TimelineEntry<Happening>]
  ) -> ReportSide {
    ReportSide(
      row: MarbleRow(label, windows: windows),
      name: { entries[$0].event.element == .subscribed ? "a subscription" : "an end" },
      description: { entries[$0].event.element == .subscribed ? "subscribed" : "ended" })
  }

  /// The windows as diagrams in which none overlaps another.
  private static func withoutOverlap(_ windows: [Subscription]) -> [[Subscription]] {
    var diagrams: [[Subscription]] = []
    for window in windows {
      let place = diagrams.firstIndex { ($0.last?.unsubscribe ?? .max) <= window.subscribe }
      if let place { diagrams[place].append(window) } else { diagrams.append([window]) }
    }
    return diagrams.isEmpty ? [[]] : diagrams
  }
}
