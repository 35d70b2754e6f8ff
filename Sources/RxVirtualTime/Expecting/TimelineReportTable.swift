/// The table of events below the rows.
extension ReportText {
  /// A table of this many events is shown as it is; a longer one is folded.
  private static let longestTable = 12

  /// How many differences a folded table shows.
  private static let mostDifferences = 6

  private static let longestDescription = 48

  var tableLines: [String] {
    let shown = shownPairs
    let cells = shown.map { place in
      let pair = difference.pairs[place]
      let (one, other) = texts(of: pair)
      return (expected: one, actual: other, offset: offset(of: pair))
    }
    let expectedWidth = cells.map(\.expected.columnWidth).max() ?? 0
    let actualWidth = cells.map(\.actual.columnWidth).max() ?? 0
    var lines: [String] = []
    var previous = -1
    for (place, cell) in zip(shown, cells) {
      lines += fold(previous + 1..<place)
      let mark = difference.pairs[place].agrees ? "    " : "  ≠ "
      let line =
        mark + cell.expected.padded(to: expectedWidth + 7)
        + cell.actual.padded(to: actualWidth + 4) + cell.offset
      lines.append(line.withoutTrailingBlanks)
      previous = place
    }
    return isFolded ? lines + fold(previous + 1..<difference.pairs.count) : lines
  }

  private var isFolded: Bool { difference.pairs.count > Self.longestTable }

  private func texts(of pair: TimelineDifference.Pair) -> (expected: String, actual: String) {
    let one: String? = pair.expected.map { expected.description($0) }
    let other: String? = pair.actual.map { actual.description($0) }
    let contrast = TextContrast(
      one ?? other ?? "", other ?? one ?? "", atMost: Self.longestDescription)
    return (
      cell(contrast.one, at: pair.expected, of: expected),
      cell(contrast.other, at: pair.actual, of: actual)
    )
  }

  private func cell(_ description: String, at place: Int?, of side: ReportSide) -> String {
    place.map { "\(description) @ \(side.row.frames[$0])" } ?? "nothing"
  }

  private func offset(of pair: TimelineDifference.Pair) -> String {
    guard let one = pair.expected, let other = pair.actual else { return "" }
    let offset = actual.row.frames[other].distance(from: expected.row.frames[one])
    return offset == 0 ? "" : offset > 0 ? "+\(offset)" : "\(offset)"
  }

  /// The places of the pairs that the table shows: all but an end that is as expected, or the
  /// first differences with their neighbours.
  private var shownPairs: [Int] {
    let pairs = difference.pairs
    if !isFolded {
      let hasExpectedEnd = actual.row.hasEnded && pairs.last?.agrees == true
      return Array(pairs.indices.dropLast(hasExpectedEnd ? 1 : 0))
    }
    let differing = pairs.indices.lazy.filter { !pairs[$0].agrees }.prefix(Self.mostDifferences)
    let shown = Set(differing.flatMap { [$0 - 1, $0, $0 + 1] })
    return shown.filter(pairs.indices.contains).sorted()
  }

  /// One line for pairs that are not shown.
  private func fold(_ places: Range<Int>) -> [String] {
    if places.isEmpty { return [] }
    let differing = difference.pairs[places].count { !$0.agrees }
    let events = places.count == 1 ? "1 more event" : "\(places.count) more events"
    switch differing {
    case 0: return ["    … \(events), as expected"]
    case places.count: return ["  ≠ … \(events)"]
    default: return ["  ≠ … \(events), \(differing) of them not as expected"]
    }
  }
}
