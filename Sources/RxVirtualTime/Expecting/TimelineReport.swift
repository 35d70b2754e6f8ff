import RxCore

/// Compares what an observer should have seen with what it saw, and words the difference.
///
///     query debounce: observable differs from expected at frame 7
///         frame     |....+...~~~~~~~|...
///         source    -a-bc---- @40ms d--|
///         expected  -------c- @40ms ---[d|]
///         actual    --------c @40ms ---[d|]
///                          ▲ expected next(c) here; it came 1 frame late (8). The other 2 events agree.
///       ≠ next(Query("c")) @ 7        next(Query("c")) @ 8     +1
///         next(Query("d")) @ 43       next(Query("d")) @ 43
///       to accept: "--------c @43ms [d|]"
package struct TimelineReport<Element> {
  /// What stands before the colon of the title; empty for none.
  package var label = ""

  /// What differs: the observable, the calls of a stub.
  package var subject = "observable"

  /// What the subject does, in the number of the subject.
  package var verb = "differs"

  /// Rows above the expected one.
  package var sources: [MarbleRow] = []

  package var style = ReportStyle.diagram(.milliseconds)

  /// The frame at which the subscription was disposed of.
  package var disposedAt: Int?

  /// Whether what came may be what was meant.
  package var offersAcceptance = true

  /// Keys that mean something, beside those of the values.
  var reservedKeys: [String] = []

  /// Whether there is sense in drawing elements of this type.
  package var isDrawable = !(Element.self is any ObservableConvertibleType.Type)

  private let values: MarbleValues<Element>
  private let areEqual: (Element, Element) -> Bool
  private let describe: (Element) -> String

  /// - Parameters:
  ///   - values: The keys of the expected diagram.
  ///   - areEqual: Whether an element is the expected one.
  ///   - describe: An element in words.
  package init(
    values: MarbleValues<Element> = MarbleValues(),
    areEqual: @escaping (Element, Element) -> Bool,
    describe: @escaping (Element) -> String = { "\($0)" }
  ) {
    self.values = values
    self.areEqual = areEqual
    self.describe = describe
  }

  /// The report; nil if all agrees.
  ///
  /// - Complexity: Linear in the number of events; the text is of bounded length.
  package func text(
    expected: [TimelineEntry<Element>], actual: [TimelineEntry<Element>]
  ) -> String? {
    reportText(expected: expected, actual: actual)?.text
  }

  /// The report with its picture; nil if all agrees.
  package func failure(
    expected: [TimelineEntry<Element>], actual: [TimelineEntry<Element>]
  ) -> FailureReport? {
    reportText(expected: expected, actual: actual)?.failure
  }

  private func reportText(
    expected: [TimelineEntry<Element>], actual: [TimelineEntry<Element>]
  ) -> ReportText? {
    let difference = TimelineDifference(
      expected: expected, actual: actual, disposedAt: disposedAt, areEqual: areEqual)
    guard let difference else { return nil }
    var report = ReportText(
      difference: difference, expected: side("expected", expected), actual: side("actual", actual))
    report.label = label
    report.subject = subject
    report.verb = verb
    report.sources = sources
    report.scale = style.scale
    report.disposedAt = disposedAt
    report.isDrawable = isDrawable
    report.offersAcceptance = offersAcceptance
    report.reservedKeys = values.keys + reservedKeys
    report.acceptedError = actual.lazy.compactMap(\.event.error).first(where: values.isOtherError)
      .map { ", error: " + ReportText.code(of: $0) }
    if case .recorded = style { report.accepted = recorded(actual) }
    return report
  }

  private func side(_ label: String, _ entries: [TimelineEntry<Element>]) -> ReportSide {
    let row = MarbleRow(
      label, entries: entries, key: { values.key(of: $0, by: areEqual) },
      errorKey: { values.key(ofError: $0) }, describe: describe)
    return ReportSide(
      row: row,
      name: { place in
        let entry = entries[place]
        guard case .next = entry.event, case .key(let key) = row.content(place) else {
          return words(entry)
        }
        return "next(\(key))"
      },
      description: { words(entries[$0]) })
  }

  private func words(_ entry: TimelineEntry<Element>) -> String {
    switch entry.event {
    case .next(let element): "next(\(describe(element)))"
    case .error where entry.matchesAnyError: "any error"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }

  /// Recorded events as code; nil if they are too many.
  private func recorded(_ entries: [TimelineEntry<Element>]) -> String? {
    guard entries.count <= ReportText.mostAccepted else { return nil }
    let events = entries.map { entry in
      switch entry.event {
      case .next(let element): ".next(\(entry.frame), \(ReportText.code(of: element)))"
      case .error(let error): ".error(\(entry.frame), \(ReportText.code(of: error)))"
      case .completed: ".completed(\(entry.frame))"
      }
    }
    return "[\(events.joined(separator: ", "))]"
  }
}
