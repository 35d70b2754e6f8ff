import RxCore

/// What disagreement costs. A pair that differs in one thing is cheaper than an event missing and
/// another extra; one that differs in time and value is dearer.
private enum Cost {
  static let unmatched = 10
  static let oneThing = 12
  static let otherTerminalElsewhere = 19
  static let never = 1_000
}

/// Finds which event came for which expected one.
struct TimelineAlignment<Element> {
  typealias Pair = TimelineDifference.Pair

  let expected: [TimelineEntry<Element>]
  let actual: [TimelineEntry<Element>]
  let areEqual: (Element, Element) -> Bool

  /// The places of the expected events, those of any order as they came.
  private let order: [Int]

  /// How many events of either side are weighed against each other at once.
  private static var block: Int { 40 }

  init(
    expected: [TimelineEntry<Element>], actual: [TimelineEntry<Element>],
    areEqual: @escaping (Element, Element) -> Bool
  ) {
    self.expected = expected
    self.actual = actual
    self.areEqual = areEqual
    order = Self.order(expected, actual, areEqual)
  }

  func pairs() -> [Pair] {
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    var (iEnd, jEnd) = (expected.count, actual.count)
    while i < iEnd, j < jEnd, agree(i, j) {
      pairs.append(Pair(expected: order[i], actual: j, agrees: true))
      (i, j) = (i + 1, j + 1)
    }
    while i < iEnd, j < jEnd, agree(iEnd - 1, jEnd - 1) { (iEnd, jEnd) = (iEnd - 1, jEnd - 1) }
    while i < iEnd, j < jEnd {
      let block = alignBlock(i..<min(iEnd, i + Self.block), j..<min(jEnd, j + Self.block))
      let isLast = iEnd - i <= Self.block && jEnd - j <= Self.block
      let (iStart, jStart) = (i, j)
      for pair in block {
        if !isLast, max(i - iStart, j - jStart) >= Self.block / 2 { break }
        if pair.expected != nil { i += 1 }
        if pair.actual != nil { j += 1 }
        pairs.append(pair)
      }
    }
    while i < iEnd {
      pairs.append(Pair(expected: order[i], actual: nil, agrees: false))
      i += 1
    }
    while j < jEnd {
      pairs.append(Pair(expected: nil, actual: j, agrees: false))
      j += 1
    }
    while i < expected.count {
      pairs.append(Pair(expected: order[i], actual: j, agrees: true))
      (i, j) = (i + 1, j + 1)
    }
    return pairs
  }

  /// The cheapest way to bring two runs of events together.
  private func alignBlock(_ rows: Range<Int>, _ columns: Range<Int>) -> [Pair] {
    let costs = costs(rows, columns)
    let width = columns.count + 1
    var pairs: [Pair] = []
    var (row, column) = (rows.count, columns.count)
    while row > 0 || column > 0 {
      let here = row * width + column
      let (i, j) = (rows.lowerBound + row - 1, columns.lowerBound + column - 1)
      if row > 0, column > 0, costs.least[here] == costs.together[here] {
        pairs.append(Pair(expected: order[i], actual: j, agrees: agree(i, j)))
        (row, column) = (row - 1, column - 1)
      } else if column > 0, costs.least[here] == costs.least[here - 1] + Cost.unmatched {
        pairs.append(Pair(expected: nil, actual: j, agrees: false))
        column -= 1
      } else {
        pairs.append(Pair(expected: order[i], actual: nil, agrees: false))
        row -= 1
      }
    }
    return pairs.reversed()
  }

  /// What it costs to bring the beginnings of two runs together, for each length of both: at
  /// least, and if the last of each belong together.
  private func costs(
    _ rows: Range<Int>, _ columns: Range<Int>
  ) -> (least: [Int], together: [Int]) {
    let width = columns.count + 1
    var least = [Int](repeating: 0, count: (rows.count + 1) * width)
    var together = least
    for row in 0...rows.count {
      for column in 0...columns.count where row + column > 0 {
        let here = row * width + column
        var best = Int.max
        if row > 0 { best = min(best, least[here - width] + Cost.unmatched) }
        if column > 0 { best = min(best, least[here - 1] + Cost.unmatched) }
        if row > 0, column > 0 {
          let cost = cost(rows.lowerBound + row - 1, columns.lowerBound + column - 1)
          together[here] = least[here - width - 1] + cost
          best = min(best, together[here])
        }
        least[here] = best
      }
    }
    return (least, together)
  }

  private func cost(_ i: Int, _ j: Int) -> Int {
    let (one, other) = (expected[order[i]], actual[j])
    let isSameFrame = one.frame == other.frame
    if Self.matches(one, other, areEqual) { return isSameFrame ? 0 : Cost.oneThing }
    guard one.event.isStopEvent == other.event.isStopEvent else { return Cost.never }
    if isSameFrame { return Cost.oneThing }
    return one.event.isStopEvent ? Cost.otherTerminalElsewhere : Cost.never
  }

  private func agree(_ i: Int, _ j: Int) -> Bool {
    expected[order[i]].frame == actual[j].frame
      && Self.matches(expected[order[i]], actual[j], areEqual)
  }

  /// Whether an event is the expected one, whenever it came.
  static func matches(
    _ expected: TimelineEntry<Element>, _ actual: TimelineEntry<Element>,
    _ areEqual: (Element, Element) -> Bool
  ) -> Bool {
    switch (expected.event, actual.event) {
    case (.next(let one), .next(let other)): areEqual(one, other)
    case (.error(let one), .error(let other)):
      expected.matchesAnyError
        || expected.errorFits?(other)
          ?? TimelineDifference.areEqual(one, other)
    case (.completed, .completed): true
    case (.next, _), (.error, _), (.completed, _): false
    }
  }
}

/// The events of any order.
extension TimelineAlignment {
  /// Brings the events of each group of any order into the order in which they came.
  private static func order(
    _ expected: [TimelineEntry<Element>], _ actual: [TimelineEntry<Element>],
    _ areEqual: (Element, Element) -> Bool
  ) -> [Int] {
    var order = Array(expected.indices)
    var start = 0
    while start < expected.count {
      guard let group = expected[start].group else {
        start += 1
        continue
      }
      var end = start + 1
      while end < expected.count, expected[end].group == group { end += 1 }
      let run = actual.run(around: expected[start].frame, count: end - start)
      var left = Array(start..<end)
      var places: [Int?] = run.map { place in
        left.firstIndex { matches(expected[$0], actual[place], areEqual) }.map {
          left.remove(at: $0)
        }
      }
      // What is left stands where something else came.
      for place in places.indices where places[place] == nil && !left.isEmpty {
        places[place] = left.removeFirst()
      }
      order.replaceSubrange(start..<end, with: places.compactMap(\.self) + left)
      start = end
    }
    return order
  }
}

extension Array {
  /// The places of the events in a frame or, if there are none, of as many behind it.
  fileprivate func run<Value>(around frame: Int, count wanted: Int) -> Range<Int>
  where Element == TimelineEntry<Value> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].frame < frame { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end].frame == frame { end += 1 }
    return low..<(end > low ? end : Swift.min(count, low + wanted))
  }
}
