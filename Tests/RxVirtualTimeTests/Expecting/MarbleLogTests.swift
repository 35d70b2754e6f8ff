import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Record of a marble test` {
  @Test func `a test looks at what came so far`() {
    marbleTest { t in
      let relay = PublishRelay<Int>()
      let log = t.record(relay)
      relay.accept(1)
      #expect(log.elements == [1])
      t.bind("--2--3", to: relay)
      t.advance(to: 3)
      XCTAssertEqual(log.events, [.next(0, 1), .next(2, 2)])
      t.run()
      #expect(log.elements == [1, 2, 3])
    }
  }

  @Test func `a record can be expected like a sequence`() {
    marbleTest { t in
      let source = t.hot("-a-b|")
      t.expect(t.record(source)).toBe("-a-b|")
    }
    let failures = marbleFailures { t in
      let source = t.hot("-a-b|")
      t.expect(t.record(source, label: "log")).toBe("-a-c|")
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("log: observable differs from expected at") == true)
  }

  @Test func `its subscription can be ended, its rest ignored`() {
    marbleTest { t in
      let source = t.hot("-a-b-c")
      let log = t.record(source)
      t.advance(to: 1)
      log.dispose()
      #expect(log.elements == ["a"])
      t.record(source).ignoreRest()
      t.expect(subscriptionsOf: source).toBe("^!", "-^")
    }
  }

  @Test func `events that nobody looked at are reported at the record's line`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      let source = t.hot("-a-b-(c|)", label: "letters")
      let log = t.record(source.map { $0 + $0 })
      t.advance(to: 2)
      #expect(log.elements == ["aa"])
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        The record has 3 events that nobody looked at: next(bb) @ 3, next(cc) @ 5, completed @ 5. \
        To drop what comes from some point on: ignoreRest(). \
        If that is meant: t.allow(.unexaminedEvents).
            frame    |.   ..   .+
            letters  -a   -b   -[c|]
            actual   -'aa'-'bb'-['cc'|]
                           ▲ from here on nobody looked
        """
      ])
  }

  @Test func `many events are not all listed`() {
    let failures = marbleFailures { t in _ = t.record(t.cold("-[1234567]")) }
    #expect(
      failures.first?.text.hasPrefix(
        "The record has 7 events that nobody looked at: next(1) @ 1, next(2) @ 1, next(3) @ 1, "
          + "next(4) @ 1, next(5) @ 1, …. To drop") == true)
  }
}
