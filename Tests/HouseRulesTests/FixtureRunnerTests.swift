import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// The runner must see what is wrong, and say so.
@Suite("The runner of operator fixtures")
struct FixtureRunnerTests {
  private func problems<Output>(
    _ text: String, describe: ((Output) -> String)? = nil,
    _ make: (FixtureCase, FixtureSources<Int>) throws -> Observable<Output>
  ) throws -> [String] {
    try OperatorFixture("Transforming/map", text: text).problems(describe: describe, make)
  }

  private func doubled(_ c: FixtureCase, _ s: FixtureSources<Int>) throws -> Observable<Int> {
    guard c.arguments.text == "x2" else { throw c.unknownArguments }
    return try s.first.map { $0 * 2 }
  }

  @Test("a case that holds has no problem")
  func holds() throws {
    let text = """
      each element
        source      -1-2--|
        map         x2
        expected    -2-4--|
        subscribed  ^-----!
        origin      rule

      a failure, disposal, values and a hot source
        source      -1-^-x-y-#
        map         x2
        values      x=12 z=24
        disposed    ------!
        expected    --z-2
        subscribed  ^-----!
        origin      rule
      """
    let mended = text.replacing("y", with: "1")
    #expect(try problems(mended, doubled) == [])
  }

  @Test("what is emitted otherwise is shown below what was expected")
  func otherEvents() throws {
    let text = """
      each element
        source      -1-2--|
        map         x2
        values      d=4
        expected    -2--d-|
        subscribed  ^-----!
        origin      rule
      """
    #expect(
      try problems(text, doubled) == [
        """
        Fixtures/Operators/Transforming/map.marbles:1: each element
            source      -1-2--|
            map         x2
            expected    -2--d-|
            subscribed  ^-----!
          ≠ actual      -2-d--|
          ≠             instead of -2--d-|
        """
      ])
  }

  @Test("another subscription is shown with its source")
  func otherSubscription() throws {
    let text = """
      each element
        a           -1-|
        b           -1-|
        map         x2
        expected    -2-|
        subscribed  ^--!
        subscribed  -^-!
        origin      rule
      """
    let found = try problems(text, doubled)
    #expect(found.count == 1)
    #expect(found[0].hasSuffix("≠ subscribed  - to b"))
  }

  @Test("overlapping windows stand after a comma")
  func overlappingWindows() throws {
    let text = """
      each element
        source      -1-|
        map         x2
        expected    -[22]-|
        subscribed  ^--!, ^--!
        origin      rule
      """
    let both = { (c: FixtureCase, s: FixtureSources<Int>) throws -> Observable<Int> in
      let source = try doubled(c, s)
      return Observable.create { observer in
        let first = source.subscribe(onNext: { observer.onNext($0) })
        let second = source.subscribe { observer.on($0) }
        return Disposables.create([first, second])
      }
    }
    #expect(try problems(text, both) == [])
  }

  @Test("a failure's description is compared where the values give it")
  func failures() throws {
    let text = """
      each element
        source      -1-#
        map         x2
        values      #=something else
        expected    -2-#
        subscribed  ^--!
        origin      rule
      """
    #expect(
      try problems(text, doubled).first?.contains("marble error instead of something") == true)
    #expect(try problems(text.replacing("#=something else", with: "#=marble error"), doubled) == [])
  }

  @Test("other types are compared as text")
  func otherTypes() throws {
    let text = """
      each element
        source      -1-|
        map         pair
        values      p=(1, [2, 3])
        expected    -p-|
        subscribed  ^--!
        origin      rule
      """
    #expect(try problems(text) { _, s in try s.first.map { ($0, [2, 3]) } } == [])
  }

  @Test("unknown arguments, unreadable elements and diagrams are told with their line")
  func faults() throws {
    let text = """
      each element
        source      -1-2--|
        map         x2
        expected    -2-4--|
        subscribed  ^-----!
        origin      rule
      """
    let file = "Fixtures/Operators/Transforming/map.marbles"
    #expect(
      try problems(text.replacing("x2", with: "x3"), doubled)
        == ["\(file):3: map does not know `x3`."])
    #expect(
      try problems(text.replacing("-1-", with: "-a-"), doubled) == ["\(file):2: `a` is no Int."])
    let unclosed = try problems(text.replacing("-2-4--|", with: "-2-(4"), doubled)
    #expect(unclosed.first?.hasPrefix("\(file):4: marble syntax error [unclosed]") == true)
  }

  @Test("a wrong fixture is an issue of the running test")
  func recordsIssues() {
    withKnownIssue {
      OperatorFixture.run("Nowhere/map") { _, s in try s.first }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Fixtures/Operators/Nowhere/map.marbles:0") == true
    }
  }
}
