/// How a report writes times, and the events that would make the test pass.
package enum ReportStyle: Sendable {
  /// As diagrams, in which a frame is as long as the scale says.
  case diagram(MarbleScale)

  /// As recorded events and subscriptions; times are ticks.
  case recorded

  var scale: MarbleScale {
    switch self {
    case .diagram(let scale): scale
    case .recorded: .ticks
    }
  }
}

/// One side of a comparison, described only where it is shown.
struct ReportSide {
  let row: MarbleRow

  /// An event as a sentence names it.
  let name: (Int) -> String

  /// An event as the table shows it.
  let description: (Int) -> String
}

/// The text of a report: title, rows with a caret, table, and what to accept.
struct ReportText {
  /// More events than these are not offered for acceptance.
  static let mostAccepted = 100

  /// More letters than these are not explained.
  private static let mostLetters = 8

  /// A longer text is not offered for acceptance either.
  private static let longestAccepted = 400

  let difference: TimelineDifference
  let expected: ReportSide
  let actual: ReportSide
  var label = ""
  var subject = "observable"
  var verb = "differs"
  var sources: [MarbleRow] = []
  var scale = MarbleScale.milliseconds
  var disposedAt: Int?
  var isDrawable = true
  var reservedKeys: [String] = []

  /// What to accept, where that is not the diagram of the actual row.
  var accepted: String?

  /// What to accept beside a diagram whose `#` is not the expected error.
  var acceptedError: String?

  /// Whether what came may be what was meant.
  var offersAcceptance = true

  init(difference: TimelineDifference, expected: ReportSide, actual: ReportSide) {
    self.difference = difference
    self.expected = expected
    self.actual = actual
  }

  var unit: String { scale.isUnitless ? "tick" : "frame" }

  var text: String {
    let lines = isDrawable ? drawing : ["    " + sentences] + tableLines
    let acceptance = !isDrawable && offersAcceptance ? accepted.map(acceptLine) : nil
    return ([title] + lines + [acceptance].compactMap(\.self)).joined(separator: "\n")
  }

  /// The rows with the caret, the letters in them, the table, and what to accept.
  private var drawing: [String] {
    var legend = MarbleLegend()
    legend.reserve(keys: reservedKeys)
    let contents = contentsToAccept
    legend.reserve(contents ?? [])
    let grid = MarbleGrid(
      rows: sources + [expected.row, actual.row], scale: scale, focus: difference.frame,
      legend: &legend)
    var lines = grid.drawn(ruler: unit)
    let indent = grid.indent(of: difference.frame, ruler: unit)
    lines.append(String(repeating: " ", count: indent) + "▲ " + sentences)
    let diagram = diagramToAccept(contents, legend: &legend)
    let label = "where".padded(to: grid.labelWidth(ruler: unit))
    let letters = legend.lines(in: diagram == nil ? grid.range : nil)
    lines += letters.prefix(Self.mostLetters).map { label + $0 }
    let acceptance = offersAcceptance ? [acceptLine(accepted ?? diagram)] : []
    return lines.map { "    " + $0 } + tableLines + acceptance
  }

  var title: String {
    let what = "\(subject) \(verb) from expected at \(unit) \(difference.frame)"
    return label.isEmpty ? what : "\(label): \(what)"
  }
}

/// What to accept.
extension ReportText {
  private var contentsToAccept: [MarbleRow.Content]? {
    let count = actual.row.frames.count
    let isOffered = isDrawable && offersAcceptance && accepted == nil
    guard isOffered, count <= Self.mostAccepted else { return nil }
    return (0..<count).map(actual.row.content)
  }

  /// The canonical diagram of what came, as Swift writes it.
  private func diagramToAccept(
    _ contents: [MarbleRow.Content]?, legend: inout MarbleLegend
  ) -> String? {
    guard let contents else { return nil }
    let marks = zip(actual.row.frames, contents).map {
      MarbleMark($0, legend.token(of: $1, frame: $0))
    }
    return Self.literal(MarblePrinter.text(of: marks, scale: scale)) + (acceptedError ?? "")
  }

  private func acceptLine(_ text: String?) -> String {
    guard let text, text.utf8.count <= Self.longestAccepted else {
      let count = actual.row.frames.count
      return count > Self.mostAccepted
        ? "  to accept: \(count) events, too many to write here"
        : "  to accept: what came, too long to write here"
    }
    return "  to accept: \(text)"
  }

  /// A value as it would be written, as well as it can say so itself.
  static func code(of value: Any) -> String {
    var code = String(reflecting: value)
    while let start = code.firstRange(of: "(unknown context at "),
      let end = code[start.upperBound...].firstRange(of: ").")
    {
      code.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return code.contains("`") ? withPlainBlanks(code) : code
  }

  /// The names between backticks with blanks, where the runtime writes blanks that do not break.
  private static func withPlainBlanks(_ code: String) -> String {
    code.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { place, part in
        String(place % 2 == 1 ? part.replacing("\u{A0}", with: " ") : part)
      }
      .joined(separator: "`")
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    var mark = "#"
    while text.contains("\"" + mark) || text.contains("\\" + mark) { mark += "#" }
    return "\(mark)\"\(text)\"\(mark)"
  }
}
