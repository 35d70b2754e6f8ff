import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `A strict marble test` {
  @Test func `asks for the subscriptions to each source`() {
    let line = #line + 2
    let failures = marbleFailures(strict: true) { t in
      let query = t.hot("-a-b|", label: "query")
      let unused = t.cold("a|")
      t.expect(query).toBe("-a-b|")
      _ = unused
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        query has been subscribed to once, and this strict test does not say when: \
        t.expect(subscriptionsOf: …). If that is meant: t.allow(.unexaminedSubscriptions).
            frame       |....
            query       -a-b|
            subscribed  ^---!
                        ▲ no expectation looks at this
        """
      ])
  }

  @Test func `has looked at each attempt of a source by looking at the source`() {
    marbleTest(strict: true) { t in
      let source = t.cold(attempts: ["-#", "-a|"])
      t.expect(source.retry()).toBe("--a|")
      t.expect(subscriptionsOf: source).toBe("^!", "-^-!")
    }
    let line = #line + 2
    let failures = marbleFailures(strict: true) { t in
      let source = t.cold(attempts: ["-#", "-a|"])
      t.expect(source.retry()).toBe("--a|")
    }
    #expect(failures.map(\.location.line) == [line, line])
  }

  @Test func `asks for the calls of each stub`() {
    let line = #line + 2
    let failures = marbleFailures(strict: true) { t in
      let api = t.stub(["x": "|", "y": "|"])
      t.scheduler.scheduleAt(1) { _ = api.call("x") }
      t.scheduler.scheduleAt(3) { _ = api.call("y") }
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        The stub has been called 2 times, and this strict test does not say how: \
        t.expect(callsOf: …). If that is meant: t.allow(.unexaminedCalls).
            frame  |...
            calls  -x-y
                    ▲ no expectation looks at this
        """
      ])
  }

  @Test func `is content with what is looked at or allowed`() {
    marbleTest(strict: true) { t in
      let source = t.hot("-x|")
      let (api, other) = (t.stub(["x": "|"], label: "api"), t.stub { (_: String) in "|" })
      let answers = source.flatMap(api.call)
      t.expect(answers).toBe("--|")
      t.expect(callsOf: api).toBe("-x")
      t.expect(subscriptionsOf: source).toBe("^-!")
      _ = other.call("y")
      #expect(other.recordedCalls == [.next(0, "y")])
    }
    marbleTest(allow: .unexaminedCalls, .unexaminedSubscriptions, strict: true) { t in
      t.expect(t.hot("-x|").flatMap(t.stub(["x": "|"]).call)).toBe("--|")
    }
  }

  @Test func `is not what a test is by default`() {
    marbleTest { t in
      t.expect(t.hot("-x|").flatMap(t.stub(["x": "|"]).call)).toBe("--|")
    }
  }
}
