import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Expecting sequences of sequences` {
  @Test func `each inner sequence has a diagram of its own`() {
    marbleTest { t in
      let numbers: TestableObservable<Int> = t.hot("-1-2-3-4-|")
      let windows = numbers.window(
        timeSpan: .milliseconds(100), count: 2, scheduler: MainScheduler.instance)
      t.expect(windows).toBe(
        "a--b---c-|", inner: ["a": "-1-(2|)", "b": "--3-(4|)", "c": "--|"])
      let numbered = numbers.map { Observable.just($0 * 100) }
      t.expect(numbered).toBe(
        "-a-b-c-d-|", inner: ["a": "[x|]", "b": "[y|]", "c": "[z|]", "d": "[w|]"],
        values: ["x": 100, "y": 200, "z": 300, "w": 400])
      t.expect(numbered.map { $0.map { _ in } }.take(1)).toBe("-[a|]", inner: ["a": "[x|]"]) {
        _, _ in true
      }
    }
  }

  @Test func `Singles, Drivers and Completables can be inner ones`() {
    marbleTest { t in
      let source = t.hot("-a-b|")
      t.expect(source.map { Single.just($0) }).toBe("-a-b|", inner: ["a": "[a|]", "b": "[b|]"])
      t.expect(source.map { _ in Completable.empty() }).toBe("-e-e|", inner: ["e": "|"])
      t.expect(source.map { Driver.just($0) }).toBe("-a-b|", inner: ["a": "[a|]", "b": "[b|]"])
    }
  }

  @Test func `groups have their keys as well`() {
    marbleTest { t in
      let numbers: TestableObservable<Int> = t.hot("-1-2-3-4-|")
      let groups = numbers.groupBy { $0.isMultiple(of: 2) }
      t.expect(groups).toBe(
        "-o-e-----|", keys: ["o": false, "e": true], inner: ["o": "1---3---|", "e": "2---4-|"])
      t.expect(groups).toBe("-o-e-----|", inner: ["o": "1---3---|", "e": "2---4-|"])
    }
  }

  @Test func `a window ends the inner subscriptions as well`() {
    marbleTest { t in
      let inner = t.cold("-a-b-c-d")
      t.expect(t.hot("--x").map { _ in inner }, during: "^----!").toBe("--x", inner: ["x": "-a-"])
      t.expect(subscriptionsOf: inner).toBe("--^--!")
    }
  }

  @Test func `an inner sequence that differs has a report of its own`() {
    let line = #line + 4
    let failures = marbleFailures { t in
      let numbers: TestableObservable<Int> = t.hot("-1-2-3-4-|")
      let groups = numbers.groupBy { $0 % 2 }
      t.expect(groups, label: "groups").toBe(
        "-o-e-----|", inner: ["o": "1---4---|", "e": "2---4-|"])
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        groups o @ 1: inner observable differs from expected at frame 4
            frame     |....+...
            expected  1---4---|
            actual    1---3---|
                          ▲ expected next(4) here; next(3) came. The other 2 events agree.
            next(1) @ 0       next(1) @ 0
          ≠ next(4) @ 4       next(3) @ 4
          to accept: "1---3---|"
        """
      ])
  }

  @Test func `sequences that come otherwise are reported with their diagrams`() {
    let failures = marbleFailures { t in
      let source = t.hot("-a-b|", label: "keys")
      t.expect(source.map { Observable.just($0) }).toBe(
        "-a--b|", inner: ["a": "[a|]", "b": "[b|]"])
    }
    #expect(
      failures.map(\.text) == [
        """
        observable differs from expected at frame 3
            frame     |....+
            keys      -a-b|
            expected  -a--b|
            actual    -a-b|
                         ▲ next(b) came here, 1 frame early; it was expected at 4. \
        The later event is 1 frame early too.
            next(`[a|]`) @ 1       next(`[a|]`) @ 1
          ≠ next(`[b|]`) @ 4       next(`[b|]`) @ 3    -1
          ≠ completed @ 5          completed @ 4       -1
          to accept: "-a-b|", inner: ["a": "[a|]", "b": "[b|]"]
        """
      ])
  }

  @Test func `another key of a group is a difference`() {
    let failures = marbleFailures { t in
      let groups = t.hot("-a|").groupBy { $0.count }
      t.expect(groups).toBe("-g|", keys: ["g": 2], inner: ["g": "a|"])
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("≠ next(2: `a|`) @ 1       next(1: `a|`) @ 1") == true)
    #expect(failures.first?.text.hasSuffix(#"to accept: "-a|", inner: ["a": "a|"]"#) == true)
  }

  @Test func `what came can be recorded`() {
    let failures = marbleFailures { t in
      let source = t.hot("-a-b|")
      t.expect(source.map { Observable.just($0.count) }, label: "counts").toBeRecorded()
      t.expect(source.map { _ in Observable<Int?>.just(nil) }.take(1)).toBeRecorded()
      t.expect(Observable<Observable<Int>>.empty()).toBeRecorded()
    }
    let head = "recorded; write this in place of .toBeRecorded():\n    "
    #expect(
      failures.map(\.text) == [
        "counts: " + head + #".toBe("-a-a|", inner: ["a": "[1|]"])"#,
        head + #".toBe("-[a|]", inner: ["a": "[A|]"], values: ["A": nil])"#,
        head + #".toBe("|", inner: [:])"#,
      ])
  }

  @Test func `mistakes stand at their line, and nothing is compared then`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      let source = t.hot("-a|").map { Observable.just($0) }
      t.expect(source).toBe("-b|", inner: ["b": "-(a"])
      t.expect(source).toBe("-b|", inner: ["a": "[a|]"])
      _ = t.expect(source)
    }
    #expect(failures.map(\.location.line) == [line, line + 1, line + 2])
    #expect(failures[0].text.hasPrefix("marble syntax error [unclosed] in expected diagram"))
    #expect(failures[1].text.contains("`b` has no value"))
    #expect(failures[2].text.hasPrefix("This expectation was never told what to expect"))
  }
}
