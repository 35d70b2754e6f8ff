import RxVirtualTime
import TestSupport
import Testing

@Suite struct MarbleParserTests {
  @Test(
    "an accepted diagram means what the fixture says", arguments: try MarbleCase.read("accepted"))
  func accepted(fixture: MarbleCase) throws {
    let (kind, text) = try #require(fixture.diagram)
    let scale = MarbleScale(microsecondsPerFrame: Int(fixture.lines["scale"] ?? "1000") ?? 0)
    let errorKeys = Set([fixture.lines["errors"]].compactMap(\.self))
    let diagram = try MarbleDiagram.parse(
      text, kind: kind, scale: scale, errorKeys: errorKeys,
      isMisbehaving: fixture.lines["misbehaving"] == "yes")
    #expect(diagram.meaning == fixture.lines["means"])
    if let end = fixture.lines["end"] { #expect("\(diagram.end)" == end) }
    let printed = diagram.printed(scale: scale)
    if let canonical = fixture.lines["prints"] { #expect(printed == canonical) }
  }

  @Test(
    "a rejected diagram is reported as the fixture says", arguments: try MarbleCase.read("rejected")
  )
  func rejected(fixture: MarbleCase) throws {
    let (kind, text) = try #require(fixture.diagram)
    let keys = fixture.keys("values")
    let table = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
    let errors = Dictionary(
      uniqueKeysWithValues: fixture.keys("errors").map { ($0, MarbleError() as any Error) })
    let values = MarbleValues<String>(keys.isEmpty ? nil : table, errors: errors)
    let error = #expect(throws: MarbleSyntaxError.self) {
      _ = try values.timeline(text, kind: kind)
    }
    let found = try #require(error)
    #expect(found.code.rawValue == fixture.lines["code"])
    #expect("\(found.column)" == fixture.lines["column"])
    #expect("\(found.frame)" == fixture.lines["frame"])
    #expect(found.hint == fixture.lines["hint"])
  }

  @Test("the fixtures hold a case of every class of mistake")
  func everyCode() throws {
    let codes = Set(try MarbleCase.read("rejected").compactMap { $0.lines["code"] })
    #expect(codes == Set(MarbleSyntaxError.Code.allCases.map(\.rawValue)))
    #expect(try MarbleCase.read("accepted").count >= 60)
    #expect(try MarbleCase.read("rejected").count >= 40)
  }
}
