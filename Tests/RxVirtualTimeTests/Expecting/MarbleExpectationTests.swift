import RxCore
import RxVirtualTime
import Testing

@Suite struct `Marble expectation` {
  @Test func `a mistake in a diagram stands at its line and does not stop the test`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      let source = t.hot("--a--(b")
      t.expect(source).toBe("--a 3ms|")
      t.expect(source, during: "^--^").toBe("-")
      t.expect(subscriptionsOf: source).toBe("^--!!")
      t.expect(t.cold("-a|")).toBe("-a|")
      t.expect(t.cold("-a|")).toBe("-x|", values: ["a": "a"])
    }
    #expect(failures.map(\.location.line) == [1, 2, 3, 4, 6].map { line + $0 })
    let codes = ["unclosed", "time-word", "anchor", "anchor", "no-value"]
    for (failure, code) in zip(failures, codes) {
      #expect(failure.text.hasPrefix("marble syntax error [\(code)] in "))
    }
  }

  @Test func `where a source cannot be read, only the mistakes in diagrams are said`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      let source = t.hot("-[ab")
      let api = t.stub(["x": "-(a"])
      t.expect(source).toBe("-[ab]")
      t.expect(api.call("x")).toBe("-[ab")
      t.expect(callsOf: api).toBe("-x")
      t.expect(subscriptionsOf: source).toBe("-^")
    }
    #expect(failures.map(\.location.line) == [line + 1, line + 2, line + 4])
    #expect(failures.allSatisfy { $0.text.hasPrefix("marble syntax error [unclosed] in ") })
  }

  @Test func `one that was never told what to expect is reported`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      _ = t.expect(t.cold("-a|"))
      _ = t.expect(subscriptionsOf: t.cold("-a|"))
    }
    #expect(failures.map(\.location.line) == [line + 1, line + 2])
    #expect(
      failures.allSatisfy {
        $0.text == "This expectation was never told what to expect: end it with .toBe(\"…\")."
      })
  }

  @Test func `no subscription at all can be expected`() {
    #expect(
      marbleFailures { t in
        let source = t.cold("-a|")
        t.expect(subscriptionsOf: source).toBe()
        t.expect(subscriptionsOf: source).toBe("---")
      }.isEmpty)
  }

  @Test func `one subscription is the most that an expectation has`() {
    let failures = marbleFailures { t in
      t.expect(t.cold("a|"), during: "^-!--^").toBe("a|")
    }
    #expect(
      failures.map(\.text) == ["An expectation has one subscription, but `^-!--^` says 2."])
  }

  @Test func `where the subscription makes no sense, nothing else is compared`() {
    let failures = marbleFailures { t in
      t.expect(t.cold("a|"), during: "---").toBe("-----b")
    }
    #expect(failures.map(\.text) == ["An expectation has one subscription, but `---` says 0."])
  }

  @Test func `a source may be asked to misbehave`() {
    marbleTest { t in
      t.allow(.openSubscriptions)
      let source = t.hot("-a-|-b-|", isMisbehaving: true)
      t.expect(source).toBe("-a-|")
      let seen = t.scheduler.createObserver(String.self)
      t.hold(source.subscribe(seen))
      t.run()
      #expect(seen.events == [.next(1, "a"), .completed(3), .next(5, "b"), .completed(7)])
    }
  }

  @Test func `elements that the marbles leave in any order`() {
    marbleTest { t in
      t.expect(t.cold("-[ba]|")).toBe("-{ab}|")
    }
  }
}
