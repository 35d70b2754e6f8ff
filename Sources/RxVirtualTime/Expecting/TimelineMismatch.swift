import RxCore

/// Events that a test expected, and those that came.
struct TimelineMismatch<Element> {
  let label: String?
  let expected: [TimelineEntry<Element>]
  let diagram: String?
  let actual: [Recorded<Event<Element>>]
  let values: MarbleValues<Element>
  let sources: [any MarbleSource]
  let areEqual: (Element, Element) -> Bool

  /// What differs; nil if nothing does.
  var report: String? {
    let isSame =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { entry, record in
        guard entry.frame == record.time else { return false }
        switch (entry.event, record.value) {
        case (.next(let lhs), .next(let rhs)): return areEqual(lhs, rhs)
        case (.error(let lhs), .error(let rhs)):
          return entry.matchesAnyError || TimelineDifference.areEqual(lhs, rhs)
        case (.completed, .completed): return true
        case (.next, _), (.error, _), (.completed, _): return false
        }
      }
    if isSame { return nil }
    return """
      \(label.map { $0 + ": " } ?? "")observable differs from expected
          expected  \(diagram ?? "\(expected)")
          actual    \(actual)
      """
  }
}
