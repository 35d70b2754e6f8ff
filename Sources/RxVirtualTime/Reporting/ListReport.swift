/// Compares lists without times, place by place, and words the difference.
///
///     elements differ from expected at place 1: 2 came, expected was 3.
///         0  1        1
///       ≠ 1  3        2
///       ≠ 2  4        nothing
///       to accept: [1, 2]
struct ListReport {
  /// Longer lists are shown around the first difference.
  private static let mostRows = 12
  private static let longestDescription = 48
  private static let longestAccepted = 400

  private let subject: String
  private let expected: [String]
  private let actual: [String]
  private let differing: Set<Int>
  private let first: Int

  /// - Parameter differing: Whether the lists differ at a place.
  /// - Returns: nil if they differ nowhere.
  init?(subject: String, expected: [String], actual: [String], differing: (Int) -> Bool) {
    let places = (0..<max(expected.count, actual.count)).filter(differing)
    guard let first = places.first else { return nil }
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.differing = Set(places)
    self.first = first
  }

  /// The report.
  ///
  /// - Parameter code: What came, as code.
  func text(accepting code: [String]) -> String {
    let accepted = "[\(code.joined(separator: ", "))]"
    let isShort = accepted.utf8.count <= Self.longestAccepted
    return
      ([title] + rows + ["  to accept: \(isShort ? accepted : "what came, too long to write here")"])
      .joined(separator: "\n")
  }

  private var title: String {
    let (one, other) = texts(at: first)
    let sentence =
      first >= expected.count
      ? "\(other) came, nothing more was expected"
      : first >= actual.count
        ? "nothing more came, expected was \(one)" : "\(other) came, expected was \(one)"
    return "\(subject) differ from expected at place \(first): \(sentence)."
  }

  private var rows: [String] {
    let count = max(expected.count, actual.count)
    let begin = count > Self.mostRows ? min(max(0, first - 3), count - Self.mostRows) : 0
    let shown = begin..<min(count, begin + Self.mostRows)
    let cells = shown.map { place in (place, texts(at: place)) }
    let placeWidth = "\(shown.upperBound - 1)".count
    let width = cells.map(\.1.0.columnWidth).max() ?? 0
    let lines = cells.map { place, texts in
      (differing.contains(place) ? "  ≠ " : "    ") + "\(place)".padded(to: placeWidth + 2)
        + texts.0.padded(to: width + 7) + texts.1
    }
    return fold(0..<shown.lowerBound) + lines + fold(shown.upperBound..<count)
  }

  private func fold(_ places: Range<Int>) -> [String] {
    if places.isEmpty { return [] }
    let mark = places.contains(where: differing.contains) ? "  ≠ " : "    "
    return ["\(mark)… \(places.count) more"]
  }

  private func texts(at place: Int) -> (String, String) {
    let one = expected.indices.contains(place) ? expected[place] : nil
    let other = actual.indices.contains(place) ? actual[place] : nil
    let contrast = TextContrast(
      one ?? other ?? "", other ?? one ?? "", atMost: Self.longestDescription)
    return (one == nil ? "nothing" : contrast.one, other == nil ? "nothing" : contrast.other)
  }
}
