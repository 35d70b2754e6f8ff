import Dispatch
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Sources of a marble test` {
  private struct Broken: Error {}

  @Test func `history before frame 0 is what replay has`() {
    marbleTest { t in
      let history = t.hot("a-b-^-c-|", label: "history")
      let replayed = history.asObservable().share(replay: 1, scope: .forever)
      t.hold(replayed.subscribe(onNext: { _ in }))
      t.expect(replayed).toBe("b-c-|")
      t.expect(history).toBe("--c-|")
    }
  }

  @Test func `a diagram of its own for each attempt`() {
    marbleTest { t in
      let source = t.cold(attempts: ["--#", "-a-#", "--b|"])
      t.expect(source.retry()).toBe("---a---b|")
      t.expect(subscriptionsOf: source).toBe("^-!", "--^--!", "-----^--!")
      let numbers: ObservableProbe<Int> = t.cold(attempts: ["-1#", "2|"], error: Broken())
      t.expect(numbers.asObservable().catch { $0 is Broken ? numbers.asObservable() : .never() })
        .toBe("-12|")
      let named = t.cold(attempts: ["-x", "-a|"], values: ["a": 7], errors: ["x": Broken()])
      t.expect(named.retry(2)).toBe("--s|", values: ["s": 7])
    }
  }

  @Test func `an attempt too many is reported at the source's line, and gets nothing`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      let source = t.cold(attempts: ["--#", "-#"], label: "api")
      let one = t.cold(attempts: ["-#"])
      t.expect(source.retry()).toBe("-----")
      t.expect(one.retry()).toBe("-")
    }
    #expect(failures.map(\.location.line) == [line + 1, line])
    #expect(
      failures.map(\.text) == [
        "The source was subscribed to once more at frame 1, but has only 1 diagram.",
        "api was subscribed to once more at frame 3, but has only 2 diagrams.",
      ])
  }

  @Test func `reports show the attempts`() {
    let failures = marbleFailures { t in
      t.expect(t.cold(attempts: ["--#", "--b|"], label: "api").retry()).toBe("----c|")
    }
    #expect(
      failures.map(\.text) == [
        """
        observable differs from expected at frame 4
            frame     |....+
            api 1     --#
            api 2     ----b|
            expected  ----c|
            actual    ----b|
                          ▲ expected next(c) here; next(b) came. The other event agrees.
          ≠ next(c) @ 4       next(b) @ 4
          to accept: "----b|"
        """
      ])
  }

  @Test func `a probe knows when a sequence is subscribed to`() {
    marbleTest { t in
      let source = t.cold("--|")
      let fallback = t.probe(Observable.just("none"))
      t.expect(source.ifEmpty(switchTo: fallback.asObservable())).toBe(
        "--[n|]", values: ["n": "none"])
      t.expect(subscriptionsOf: fallback).toBe("--[^!]")
      let (never, unused) = (t.probe(Observable<Int>.never()), t.probe(Driver.just(1)))
      t.expect(never, during: "^---!").toBe("-")
      t.expect(subscriptionsOf: never).toBe("^---!")
      t.expect(subscriptionsOf: unused).toBe()
    }
  }

  @Test func `events of one frame come on threads of their own, at once`() {
    marbleTest { t in
      let source = t.hot(concurrent: "-[ab]-c-[de|]")
      let inside = Log()
      let both = Occasion()
      t.hold(
        source.subscribe(
          AnyObserver { event in
            guard let element = event.element, "ab".contains(element) else { return }
            inside.add(element)
            // Each waits for the other one to come, which it can only while this one is inside.
            both.comes()
            while inside.lines.count < 2 { both.wait() }
            both.comes()
          }))
      t.run()
      #expect(inside.lines.sorted() == ["a", "b"])
    }
  }

  @Test func `what puts such events in a row stands them`() {
    for _ in 0..<50 {
      marbleTest { t in
        let subject = PublishSubject<Int>()
        t.bind(t.hot(concurrent: "-[12]-3-[456]", label: "numbers"), to: subject)
        t.expect(subject).toBe("-{12}-3-{456}")
      }
    }
  }

  @Test func `what hangs on them is reported`() {
    let release = Occasion()
    let failures = marbleFailures { t in
      let source = t.concurrent(
        "-[ab]", MarbleValues<String>(), "letters", limit: .milliseconds(20),
        at: CodeLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1))
      t.hold(source.subscribe(onNext: { if $0 == "a" { release.wait() } }))
      t.run()
      release.comes()
    }
    #expect(failures.map(\.location.line) == [1])
    #expect(
      failures.map(\.text) == ["letters: what got its events at once at frame 1 hangs."])
  }

  @Test func `its subscriptions are recorded`() {
    marbleTest { t in
      let source = t.hot(concurrent: "-[ab]-|")
      t.expect(source, during: "^-!").toBe("-{ab}")
      t.expect(source).toBe("-{ab}-|")
      t.expect(subscriptionsOf: source).toBe("^-!", "^--!")
    }
  }

  @Test func `mistakes in its diagram, and reports on it`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      _ = t.hot(concurrent: "-[ab")
    }
    #expect(failures.map(\.location.line) == [line])
    let other = marbleFailures { t in
      t.expect(t.hot(concurrent: "-a-|", label: "letters")).toBe("-b-|")
    }
    #expect(other.first?.text.contains("    letters   -a-|\n    expected  -b-|") == true)
  }
}
