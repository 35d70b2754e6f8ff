import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct TimelineDifferenceTests {
  /// Random timelines of few values, so that many agree.
  private struct Timelines {
    var random: SeededGenerator

    mutating func next() -> [TimelineEntry<Int>] {
      var frame = 0
      var entries: [TimelineEntry<Int>] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        frame += Int.random(in: 0...2, using: &random)
        entries.append(TimelineEntry(frame, .next(Int.random(in: 0...3, using: &random))))
      }
      if Bool.random(using: &random) { entries.append(TimelineEntry(frame + 1, .completed)) }
      return entries
    }

    /// The timeline with few changes.
    mutating func changed(_ entries: [TimelineEntry<Int>]) -> [TimelineEntry<Int>] {
      var entries = entries
      for _ in 0..<Int.random(in: 0...4, using: &random) where !entries.isEmpty {
        let place = Int.random(in: 0..<entries.count, using: &random)
        switch Int.random(in: 1...4, using: &random) {
        case 1: entries.remove(at: place)
        case 2: entries.insert(entries[place], at: place)
        case 3: entries[place].event = .next(9)
        default: for later in place..<entries.count { entries[later].frame += 1 }
        }
      }
      return entries
    }
  }

  private func isSame(_ one: [TimelineEntry<Int>], _ other: [TimelineEntry<Int>]) -> Bool {
    one.map(\.frame) == other.map(\.frame) && one.map(\.event) == other.map(\.event)
  }

  @Test(
    "there is a difference exactly where the timelines are not the same, and it pairs all events")
  func pairs() throws {
    var timelines = Timelines(random: SeededGenerator(seed: 11))
    for _ in 0..<MarbleGenerator.rounds(1_000, long: 50_000) {
      let expected = timelines.next()
      let actual = timelines.changed(expected)
      guard
        let difference = TimelineDifference(expected: expected, actual: actual, areEqual: ==)
      else {
        try #require(isSame(expected, actual))
        continue
      }
      try #require(!isSame(expected, actual))
      try #require(difference.pairs.compactMap(\.expected) == Array(expected.indices))
      try #require(difference.pairs.compactMap(\.actual) == Array(actual.indices))
      for pair in difference.pairs where pair.agrees {
        let (one, other) = (try #require(pair.expected), try #require(pair.actual))
        try #require(isSame([expected[one]], [actual[other]]))
      }
      try #require(difference.count == difference.pairs.count { !$0.agrees })
    }
  }

  @Test("a change costs no more pairs than it has to")
  func fewDifferences() throws {
    let expected = (0..<500).map { TimelineEntry($0 * 2, .next($0)) }
    var actual = expected
    actual.remove(at: 400)
    actual.remove(at: 100)
    actual[300].event = .next(-1)
    let difference = try #require(
      TimelineDifference(expected: expected, actual: actual, areEqual: ==))
    #expect(difference.count == 3)
    #expect(difference.kind == .missing)
    #expect(difference.frame == 200)
  }

  @Test("events of any order agree in every order, also beside others")
  func anyOrder() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      let members = (0..<6).map { _ in Int.random(in: 0...3, using: &random) }
      let expected =
        [TimelineEntry(0, .next(7))] + members.map { TimelineEntry(1, .next($0), group: 1) }
        + members.map { TimelineEntry(2, .next($0), group: 2) } + [TimelineEntry(2, .completed)]
      let actual =
        [TimelineEntry(0, .next(7))]
        + members.shuffled(using: &random).map { TimelineEntry(1, .next($0)) }
        + members.shuffled(using: &random).map { TimelineEntry(2, .next($0)) }
        + [TimelineEntry(2, .completed)]
      try #require(TimelineDifference(expected: expected, actual: actual, areEqual: ==) == nil)
    }
  }

  @Test("a group of any order that comes late is late as a whole")
  func lateGroup() throws {
    let expected = ["a", "b", "c"].map { TimelineEntry(3, .next($0), group: 1) }
    let actual = ["c", "a", "b"].map { TimelineEntry(5, .next($0)) }
    let difference = try #require(
      TimelineDifference(expected: expected, actual: actual, areEqual: ==))
    #expect(difference.kind == .late(by: 2))
    #expect(difference.commonShift == 2)
  }

  @Test("the rows of a report are diagrams of what they show")
  func rowsAreDiagrams() throws {
    var generator = MarbleGenerator(seed: 13)
    let report = TimelineReport<String>(areEqual: ==)
    var drawn = 0
    for _ in 0..<MarbleGenerator.rounds(1_000, long: 50_000) {
      let sides = (0..<2).map { _ in
        generator.events(kind: .hot).compactMap { event -> TimelineEntry<String>? in
          guard case .next(let key) = event.content, key != "\n" else { return nil }
          return TimelineEntry(event.frame, .next(key))
        }
      }
      guard let text = report.text(expected: sides[0], actual: sides[1]), !text.contains("…")
      else { continue }
      drawn += 1
      for (label, entries) in zip(["expected", "actual  "], sides) {
        let line = text.split(separator: "\n").first { $0.hasPrefix("    \(label)  ") }
        let row = String(try #require(line).dropFirst(14))
        let events = try MarbleDiagram.parse(row, kind: .hot).events
        try #require(events.map(\.frame) == entries.map(\.frame), "\(text)")
        try #require(
          events.map(\.content) == entries.map { .next($0.event.element ?? "") }, "\(text)")
      }
    }
    #expect(drawn > 300)
  }
}
