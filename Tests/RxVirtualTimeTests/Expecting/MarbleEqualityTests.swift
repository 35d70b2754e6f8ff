import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Expecting what another sequence emits` {
  private struct Point { let x: Int }

  @Test func `two sequences that emit the same`() {
    marbleTest { t in
      let source: TestableObservable<Int> = t.hot("-1-2-(3|)")
      t.expect(source.map { $0 * 2 }).toEqual(source.map { $0 + $0 })
      t.expect(source.map { _ in }).toEqual(source.map { _ in })
      t.expect(source.map { Point(x: $0) }).toEqual(source.map { Point(x: $0) }) { $0.x == $1.x }
      t.expect(t.cold("-a#")).toEqual(t.cold("-a#"))
      t.expect(Driver.just(1)).toEqual(Single.just(1))
    }
  }

  @Test func `both are subscribed to at the same time`() {
    marbleTest { t in
      let (one, other) = (t.cold("-a-b"), t.cold("-a-b"))
      t.expect(one, during: "--^--!").toEqual(other)
      t.expect(subscriptionsOf: one).toBe("--^--!")
      t.expect(subscriptionsOf: other).toBe("--^--!")
    }
  }

  @Test func `what differs is reported, without an offer`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      let source: TestableObservable<Int> = t.hot("-1-2-|")
      t.expect(source.map { $0 * 2 }, label: "twice").toEqual(source.map { $0 * $0 })
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        twice: observable differs from expected at frame 1
            frame     |....+
            source    -1-2-|
            expected  -1-4-|
            actual    -2-4-|
                       ▲ expected next(1) here; next(2) came. The other 2 events agree.
          ≠ next(1) @ 1       next(2) @ 1
            next(4) @ 3       next(4) @ 3
        """
      ])
  }

  @Test func `errors differ by type`() {
    struct Other: Error {}
    let failures = marbleFailures { t in
      t.expect(t.cold("-#")).toEqual(t.cold("-#", error: Other()))
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.contains("expected error(Other()) here; error(marble error) came.")
        == true)
  }
}

@Suite struct `Expecting silence` {
  @Test func `nothing comes before its end`() {
    marbleTest { t in
      let source = t.hot("------a--|")
      t.expectNothing(from: source, until: 6)
      t.expectNothing(from: source, until: .milliseconds(6))
      t.expectNothing(from: Observable<Int>.never())
      t.expect(subscriptionsOf: source).toBe("^-----!", "^-----!")
    }
  }

  @Test func `what comes nevertheless is reported`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      let source = t.hot("---a--|")
      t.expectNothing(from: source, label: "quiet", until: 5)
      t.expectNothing(from: source, until: .milliseconds(4))
      t.expectNothing(from: Observable<Int>.empty())
    }
    #expect(failures.map(\.location.line) == [line, line + 1, line + 2])
    #expect(
      failures.first?.text == """
        quiet: observable differs from expected at frame 3
            frame     |....+.
            source    ---a--|
            expected  -------
            actual    ---a---
                         ▲ next(a) came here; nothing was expected.
          ≠ nothing       next(a) @ 3
        """)
    #expect(failures.last?.text.contains("completed came here; nothing was expected.") == true)
  }

  @Test func `it cannot end before it has begun`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      t.advance(to: 5)
      t.expectNothing(from: t.hot("-"), until: 3)
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.map(\.text) == ["The clock is at 5: nothing can be expected until 3."])
  }
}
