import RxCore
import RxVirtualTime
import Testing

/// What diagrams report about each other.
enum Reports {
  /// The report on a diagram that was expected and one of what came.
  static func text(
    expected: String, actual: String, source: String? = nil, label: String = "query",
    disposedAt: Int? = nil
  ) throws -> String? {
    try text(
      expected: expected, actual: actual, values: MarbleValues<String>(), source: source,
      label: label, disposedAt: disposedAt)
  }

  static func text<Element: Equatable>(
    expected: String, actual: String, values: MarbleValues<Element>, source: String? = nil,
    label: String = "query", disposedAt: Int? = nil
  ) throws -> String? {
    var report = TimelineReport(values: values, areEqual: ==)
    report.label = label
    report.disposedAt = disposedAt
    if let source {
      report.sources = [MarbleRow("source", diagram: try .parse(source, kind: .hot))]
    }
    return report.text(
      expected: try values.timeline(expected, kind: .expected),
      actual: try values.timeline(actual, kind: .hot))
  }
}

/// A value with a description that is not its key.
struct Query: Equatable, CustomStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var description: String { "Query(\"\(text)\")" }
}

enum ReportFault: Error {
  case offline
  case full
}
