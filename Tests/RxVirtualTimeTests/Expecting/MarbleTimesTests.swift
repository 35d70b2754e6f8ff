import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `The times of a diagram` {
  @Test func `frames of its events`() {
    marbleTest { t in
      #expect(t.frames("--x--x") == [2, 5])
      #expect(t.frames("--x--(yz|)") == [2, 5, 5, 5])
      #expect(t.frames("x-^-x 10ms x") == [-2, 2, 13])
      #expect(t.frames("---") == [])
    }
  }

  @Test func `the time to the last event`() {
    marbleTest { t in
      let source = t.hot("-a-b-----c|")
      let quiet = source.debounce(t.time("---|"), scheduler: MainScheduler.instance)
      t.expect(quiet).toBe("------b---(c|)")
    }
  }

  @Test func `something is done at the frames of a diagram`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: 0)
      t.at("--x--x") { relay.accept(relay.value + 1) }
      t.at("---s---r", ["s": { relay.accept(7) }, "r": { relay.accept(0) }])
      t.expect(relay).toBe("0-17-8-0")
    }
  }

  @Test func `mistakes stand at their lines`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      _ = t.frames("--(x")
      _ = t.time("--(x")
      t.at("--(x") {}
      t.at("--x-|") {}
      t.at("--x-y", ["x": {}])
    }
    #expect(failures.map(\.location.line) == [1, 2, 3, 4, 5].map { line + $0 })
    let texts = failures.map(\.text)
    #expect(texts[0].hasPrefix("marble syntax error [unclosed] in expected diagram"))
    #expect(texts[2].hasPrefix("marble syntax error [unclosed] in hot diagram"))
    #expect(texts[3] == "`--x-|` says when something is done, so it has no `|` and no `#`.")
    #expect(texts[4].hasPrefix("marble syntax error [no-value] in hot diagram: `y` has no value"))
  }
}

@Suite struct `Recording an expectation` {
  private struct Query: Equatable { let text: String }
  private struct Broken: Error {}

  private func recorded(_ body: (MarbleTest) -> Void) -> [String] {
    marbleFailures(body).map { failure in
      let head = "recorded; write this in place of .toBeRecorded():\n    "
      #expect(failure.text.contains(head))
      return failure.text.replacing(head, with: "")
    }
  }

  @Test func `what came is written in the form to paste`() {
    #expect(
      recorded { t in
        let letters = t.cold("-a-b 20ms (c|)")
        t.expect(letters, label: "letters").toBeRecorded()
        t.expect(letters.map { _ in }).toBeRecorded()
        t.expect(letters.map(Query.init)).toBeRecorded()
        t.expect(letters.map { $0 == "b" ? nil : 1 }).toBeRecorded()
        t.expect(t.cold("-#", error: Broken())).toBeRecorded()
        t.expect(t.cold("#")).toBeRecorded()
        t.expect(letters.map { "\"\($0)\" is a long text" }.take(1)).toBeRecorded()
        t.expect(Observable<Int>.never()).toBeRecorded()
      } == [
        #"letters: .toBe("-a-b @24ms [c|]")"#,
        #".toBe("-x-x @24ms [x|]")"#,
        #".toBe("-A-B @24ms [C|]", values: ["A": RxVirtualTimeTests.`Recording an expectation`"#
          + #".Query(text: "a"), "B": RxVirtualTimeTests.`Recording an expectation`.Query(text: "b")"#
          + #", "C": RxVirtualTimeTests.`Recording an expectation`.Query(text: "c")])"#,
        #".toBe("-1-A @24ms [1|]", values: ["1": Optional(1), "A": nil])"#,
        #".toBe("-#", error: RxVirtualTimeTests.`Recording an expectation`.Broken())"#,
        ##".toBe("#")"##,
        #".toBe("-[A|]", values: ["A": "\"a\" is a long text"])"#,
        #".toBe("-")"#,
      ])
  }

  @Test func `subscriptions too`() {
    #expect(
      recorded { t in
        let source = t.cold("-a-b|")
        t.expect(source).toBe("-a-b|")
        t.expect(source, during: "--^").toBe("---a-b|")
        t.expect(subscriptionsOf: source, label: "source").toBeRecorded()
        t.expect(subscriptionsOf: t.cold("-")).toBeRecorded()
      } == [
        #"source: .toBe("^---!", "--^---!")"#,
        ".toBe()",
      ])
  }

  @Test func `it fails at its line`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      t.expect(t.cold("-a|")).toBeRecorded()
    }
    #expect(failures.map(\.location.line) == [line])
  }
}
