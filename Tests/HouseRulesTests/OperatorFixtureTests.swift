import TestSupport
import Testing

@Suite("Operator fixtures as text")
struct OperatorFixtureTests {
  private let good = """
    # debounce: an element leaves once the source has been quiet.

    a waiting element leaves with completion
      source      -a-b-----c|
      debounce    3ms
      expected    ------b---(c|)
      subscribed  ^---------!
      origin      rule

    two sources, one of them hot
      hot a       -x--|
      b             -y|
      debounce
      values      x=[1, 2] y=
      disposed    ---!
      expected    -x-
      subscribed  ^--!
      subscribed  -
      origin      RxSwift 6.10 differs: completes
    """

  @Test("a case has its title, its place and its labelled lines")
  func readsACase() throws {
    let fixture = try OperatorFixture("Timing/debounce", text: good)
    let first = try #require(fixture.cases.first)
    #expect(fixture.cases.count == 2)
    #expect(first.title == "a waiting element leaves with completion")
    #expect(first.location.description == "Fixtures/Operators/Timing/debounce.marbles:3")
    #expect(first.sources.map(\.diagram.text) == ["-a-b-----c|"])
    #expect(first.arguments.text == "3ms")
    #expect(try first.interval() == .milliseconds(3))
    #expect(first.expected.text == "------b---(c|)")
    #expect(first.expected.location.line == 6)
    #expect(first.subscribed.map(\.text) == ["^---------!"])
    #expect(first.origin == .rule)
  }

  @Test("sources, values, disposal and a peer's origin are read")
  func readsTheRareLabels() throws {
    let second = try OperatorFixture("Timing/debounce", text: good).cases[1]
    #expect(second.sources.map(\.name) == ["a", "b"])
    #expect(second.sources.map(\.isHot) == [true, false])
    #expect(second.values == ["x": "[1, 2]", "y": ""])
    #expect(second.disposed?.text == "---!")
    #expect(second.subscribed.map(\.text) == ["^--!", "-"])
    #expect(second.origin == .peer("RxSwift 6.10", differs: "completes"))
  }

  @Test("a diagram with an anchor is hot")
  func anchorMeansHot() throws {
    let text = good.replacing("source      -a-b", with: "source      -^-b")
    #expect(try OperatorFixture("Timing/debounce", text: text).cases[0].sources[0].isHot)
  }

  @Test(
    "a malformed fixture fails with its line",
    arguments: [
      ("  source      -a-b-----c|", "  sauce       -a|", 4, "`sauce` is no label"),
      ("  debounce    3ms", "  expected    -|\n  debounce    3ms", 6, "must precede"),
      ("  debounce    3ms", "  debounce    3ms\n  debounce    4ms", 6, "twice in one case"),
      ("  expected    ------b---(c|)", "  expected", 6, "`expected` has no text"),
      ("  expected    ------b---(c|)\n", "", 3, "lacks its line `expected`"),
      ("  origin      rule", "  origin      somewhere", 8, "`origin` is `rule`"),
      ("  subscribed  -\n", "", 10, "2 sources but 1 `subscribed`"),
      ("  b             -y|", "  a             -y|", 12, "two sources `a`"),
      ("two sources, one of them hot", "a waiting element leaves with completion", 10, "line 3"),
      ("  values      x=[1, 2] y=", "  values      [1, 2]", 14, "`values` begins with `[1,`"),
      ("  values      x=[1, 2] y=", "  values      x=1 x=2", 14, "`values` has `x` twice"),
      ("  debounce    3ms", "  debounce\t3ms", 5, "not tabs"),
      ("a waiting element", "  source -a|\na waiting element", 3, "before the first case"),
    ])
  func malformed(original: String, replacement: String, line: Int, message: String) throws {
    let text = good.replacing(original, with: replacement)
    let error = try #require(throws: FixtureError.self) {
      try OperatorFixture("Timing/debounce", text: text)
    }
    #expect(error.location.line == line)
    #expect(error.message.contains(message), "\(error)")
  }

  @Test("arguments that do not fit fail with the place of their line")
  func argumentsFail() throws {
    let cases = try OperatorFixture("Timing/debounce", text: good).cases
    #expect(throws: FixtureError.self) { try cases[0].integer() }
    #expect(throws: FixtureError.self) { try cases[1].interval() }
    #expect(cases[0].unknownArguments.location.line == 5)
    #expect(cases[0].unknownArguments.message == "debounce does not know `3ms`.")
    #expect(cases[1].unknownArguments.message == "debounce needs arguments here.")
  }

  @Test("a fixture that does not exist is named")
  func missing() throws {
    let error = try #require(throws: FixtureError.self) { try OperatorFixture("Timing/nowhere") }
    #expect(error.location.file == "Fixtures/Operators/Timing/nowhere.marbles")
  }
}
