import RxVirtualTime
import TestSupport
import Testing

@Suite struct MarbleLawTests {
  @Test(
    "what the printer writes, the parser reads back", arguments: [MarbleDiagram.Kind.cold, .hot])
  func printedIsParsed(kind: MarbleDiagram.Kind) throws {
    var generator = MarbleGenerator(seed: 1)
    for _ in 0..<MarbleGenerator.rounds(2_000, long: 100_000) {
      let events = generator.events(kind: kind)
      let text = MarblePrinter.text(of: events)
      let diagram = try MarbleDiagram.parse(
        text, kind: kind, errorKeys: MarbleGenerator.errorKeys)
      try #require(diagram.events.happenings == events, "\(text)")
    }
  }

  @Test("what is printed in any scale is read back")
  func printedIsParsedInAnyScale() throws {
    var generator = MarbleGenerator(seed: 2)
    for _ in 0..<MarbleGenerator.rounds(2_000, long: 100_000) {
      let scale = MarbleScale(microsecondsPerFrame: generator.number(1...1_000_000))
      let events = generator.events(kind: .hot)
      let text = MarblePrinter.text(of: events, scale: scale)
      let diagram = try MarbleDiagram.parse(
        text, kind: .hot, scale: scale, errorKeys: MarbleGenerator.errorKeys)
      try #require(diagram.events.happenings == events, "\(text)")
    }
  }

  @Test(
    "printing what was parsed a second time changes nothing",
    arguments: [MarbleDiagram.Kind.cold, .hot, .expected])
  func printingIsIdempotent(kind: MarbleDiagram.Kind) throws {
    var generator = MarbleGenerator(seed: 3)
    var accepted = 0
    for _ in 0..<MarbleGenerator.rounds(2_000, long: 100_000) {
      let text = generator.text(kind: kind)
      guard let diagram = try? MarbleDiagram.parse(text, kind: kind) else { continue }
      accepted += 1
      let printed = MarblePrinter.text(of: diagram.events)
      let again = try MarbleDiagram.parse(printed, kind: kind)
      try #require(again.events.happenings == diagram.events.happenings, "\(text)")
      try #require(MarblePrinter.text(of: again.events) == printed, "\(text)")
    }
    #expect(accepted > 1_000)
  }

  @Test("a prefix of n frames shifts all by n", arguments: [MarbleDiagram.Kind.cold, .expected])
  func prefixShifts(kind: MarbleDiagram.Kind) throws {
    var generator = MarbleGenerator(seed: 4)
    for _ in 0..<MarbleGenerator.rounds(2_000, long: 100_000) {
      let text = generator.text(kind: kind, hasJumps: false)
      let frames = generator.number(1...50)
      guard let plain = try? MarbleDiagram.parse(text, kind: kind) else { continue }
      let prefix = [String(repeating: "-", count: frames), "\(frames)ms"][generator.number(0...1)]
      let shifted = try MarbleDiagram.parse("\(prefix) \(text)", kind: kind)
      let expected = plain.events.map { MarbleEvent($0.frame + frames, $0.content) }
      try #require(shifted.events.happenings == expected, "\(text)")
      try #require(shifted.end == plain.end + frames)
    }
  }

  @Test("windows of subscriptions are read back")
  func windowsAreParsed() throws {
    var generator = MarbleGenerator(seed: 5)
    for _ in 0..<MarbleGenerator.rounds(2_000, long: 100_000) {
      let windows = generator.windows()
      let text = MarblePrinter.text(of: windows)
      try #require(try MarbleDiagram.parse(text, kind: .subscription).windows == windows, "\(text)")
    }
  }

  @Test("whatever the text, it is a diagram or an error that can be shown")
  func noise() throws {
    var generator = MarbleGenerator(seed: 6)
    let kinds = MarbleDiagram.Kind.allCases
    for round in 0..<MarbleGenerator.rounds(20_000, long: 1_000_000) {
      let text = generator.noise()
      do {
        let diagram = try MarbleDiagram.parse(
          text, kind: kinds[round % 4], isMisbehaving: round % 3 == 0)
        _ = diagram.printed()
      } catch {
        try #require(error.description.contains("▲ column \(error.column), frame"))
        try #require((0...text.count).contains(error.column))
      }
    }
  }

  @Test(
    "a long text takes no longer than its length",
    arguments: [
      "1", "1.", "a", "é", "🇨", "\u{301}", "👨\u{200D}", "'", "\\", "-\u{301}", "(a)", "'a'", "1ms ",
      "क्", "ᄀ", " ", "@1", "\u{600}", "中-", "1h ",
    ])
  func longTexts(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    for start in ["", "-", "'", "a"] {
      do {
        let diagram = try MarbleDiagram.parse(start + text, kind: .cold)
        #expect(!diagram.printed().isEmpty)
      } catch {
        #expect(error.description.utf8.count < 4_000)
      }
    }
  }
}
