import RxVirtualTime
import TestSupport
import Testing

@Suite struct TimelineReportLawTests {
  private let values = MarbleValues<String>()

  /// The report on two random diagrams, with what came.
  private func report(
    from generator: inout MarbleGenerator
  ) -> (text: String, actual: [TimelineEntry<String>])? {
    let texts = (generator.text(kind: .expected), generator.text(kind: .hot))
    guard let expected = try? values.timeline(texts.0, kind: .expected),
      let actual = try? values.timeline(texts.1, kind: .hot),
      let text = TimelineReport<String>(values: values, areEqual: ==)
        .text(expected: expected, actual: actual)
    else { return nil }
    return (text, actual)
  }

  @Test("what a report offers makes the test pass")
  func acceptance() throws {
    var generator = MarbleGenerator(seed: 11)
    var count = 0
    for _ in 0..<MarbleGenerator.rounds(300, long: 20_000) {
      guard let (text, actual) = report(from: &generator), !text.contains("\n    where ") else {
        continue
      }
      let offer = try #require(text.firstRange(of: "  to accept: ")).upperBound
      let literal = text[offer...].drop { $0 == "#" }
      let marks = text[offer...].prefix { $0 == "#" }.count
      let diagram = String(literal.dropFirst().dropLast(1 + marks))
      let accepted = try values.timeline(diagram, kind: .expected)
      let again = TimelineReport<String>(values: values, areEqual: ==)
        .text(expected: accepted, actual: actual)
      try #require(again == nil, "\(text)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test("the caret stands below the event that the sentence names")
  func caret() throws {
    var generator = MarbleGenerator(seed: 12)
    var count = 0
    for _ in 0..<MarbleGenerator.rounds(300, long: 20_000) {
      guard let (text, _) = report(from: &generator) else { continue }
      let lines = text.split(separator: "\n").map(Array.init)
      let place = try #require(lines.firstIndex { $0.contains("▲") })
      let column = try #require(lines[place].firstIndex(of: "▲"))
      let sentence = String(lines[place][column...])
      let row = lines[sentence.contains("came here") ? place - 1 : place - 2]
      if !row.allSatisfy({ $0.isASCII || $0 == "…" }) { continue }
      try #require(column < row.count && row[column] != "-" && row[column] != " ", "\(text)")
      count += 1
    }
    #expect(count > 30)
  }
}
