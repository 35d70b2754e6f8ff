import RxCore

/// Events that a test expected, and those that came.
struct TimelineMismatch<Element> {
  let label: String?
  var subject = "observable"
  var verb = "differs"
  let expected: [TimelineEntry<Element>]
  let actual: [Recorded<Event<Element>>]
  let values: MarbleValues<Element>
  let sources: [any MarbleSource]
  var style = ReportStyle.diagram(.milliseconds)
  var disposedAt: Int?
  /// Keys that mean something, beside those of the values.
  var reservedKeys: [String] = []
  var offersAcceptance = true
  let areEqual: (Element, Element) -> Bool

  /// More sources than these are not drawn.
  static var mostSources: Int { 8 }

  /// What differs; nil if nothing does.
  var report: String? {
    timelineReport.text(expected: expected, actual: entries)
  }

  /// What differs, with its picture; nil if nothing does.
  var failure: FailureReport? {
    timelineReport.failure(expected: expected, actual: entries)
  }

  private var entries: [TimelineEntry<Element>] {
    actual.map { TimelineEntry($0.time, $0.value) }
  }

  private var timelineReport: TimelineReport<Element> {
    var report = TimelineReport(values: values, areEqual: areEqual)
    report.label = label ?? ""
    report.subject = subject
    report.verb = verb
    report.style = style
    report.disposedAt = disposedAt
    report.reservedKeys = reservedKeys
    report.offersAcceptance = offersAcceptance
    report.sources = sources.prefix(Self.mostSources).compactMap(\.row)
    return report
  }
}
