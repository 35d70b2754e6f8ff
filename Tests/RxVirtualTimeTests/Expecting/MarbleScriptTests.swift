import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Step script` {
  private struct Broken: Error {}

  @Test func `it steps through a sequence on virtual time`() {
    marbleTest { t in
      let query = PublishRelay<String>()
      let results = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      let script = t.script(results, label: "results")
      script.send("s", to: query)
        .expectSilence(for: .milliseconds(200))
        .send("sw", to: query)
        .expectSilence(for: .milliseconds(299))
        .expectNext("sw", at: 500)
      script.send("x", to: query)
      #expect(script.awaitNext() == "x")
      #expect(t.scheduler.clock == 800)
      script.dispose()
      script.send("y", to: query).expectSilence(for: .seconds(10))
    }
  }

  @Test func `elements, predicates, ends`() {
    marbleTest { t in
      let source = t.cold("a-bc 10ms |")
      t.script(source).expectNext("a", at: 0).expectNext { $0 == "b" }.expectNext(at: 3) {
        $0 < "d"
      }
      .expectCompletion(at: 14)
      t.script(t.cold("-a#", error: Broken())).expectNext("a").expectError(Broken(), at: 16)
      t.script(t.cold("#")).expectError()
      t.script(t.cold("-a-b-c")).expectNext("a").ignoreRest()
    }
  }

  @Test func `subjects and relays of all kinds can be sent to`() {
    marbleTest { t in
      let (subject, behavior) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
      let replay = ReplayRelay<Int>.create(bufferSize: 1)
      let all = Observable.merge(subject, behavior.asObservable(), replay.asObservable())
      t.script(all).expectNext(0).send(1, to: subject).expectNext(1).send(2, to: behavior)
        .expectNext(2).send(3, to: replay).expectNext(3)
    }
  }

  @Test func `an instant is over when its event is looked at`() {
    marbleTest { t in
      let source = t.hot("--a--b")
      let count = BehaviorRelay(value: 0)
      let script = t.script(source)
      t.hold(source.subscribe(onNext: { _ in count.accept(count.value + 1) }))
      script.expectNext("a")
      #expect(count.value == 1)
      script.expectNext("b")
      #expect(count.value == 2)
    }
  }

  @Test func `another element is reported at the step, once, and the steps behind it do nothing`() {
    let line = #line + 4
    let failures = marbleFailures { t in
      let script = t.script(t.cold("-a-b-c|", label: "letters"), label: "script")
      script.expectNext("a")
      script.expectNext("c")
      script.expectNext("d").expectSilence(for: .milliseconds(3)).expectCompletion()
      #expect(script.awaitNext() == nil)
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        script: observable differs from expected at frame 3
            frame     |....+.
            letters   -a-b-c|
            expected  -a-c---
            actual    -a-b---
                         ▲ expected next(c) here; next(b) came. The other event agrees.
            next(a) @ 1       next(a) @ 1
          ≠ next(c) @ 3       next(b) @ 3
        """
      ])
  }

  @Test(arguments: [
    ("late", "expected next(a) here; it came 2 frames late (3)."),
    ("end", "expected next(a) here; it never came."),
    ("nothing", "expected next(a) here; it never came."),
    ("error", "expected completed here; error(marble error) came."),
    ("other error", "expected error(Broken()) here; error(marble error) came."),
    ("predicate", "expected next({ … }) here; next(a) came."),
    ("any element", "expected next({ … }) here; it never came."),
    ("no silence", "next(a) came here; nothing was expected."),
    ("earlier", "next(a) came here; nothing was expected."),
  ])
  func `what else may go wrong`(name: String, sentence: String) {
    let failures = marbleFailures { t in
      switch name {
      case "late": t.script(t.cold("---a")).expectNext("a", at: 1)
      case "end": t.script(t.cold("--|")).expectNext("a")
      case "nothing": t.script(t.cold("---")).expectNext("a")
      case "error": t.script(t.cold("--#")).expectCompletion()
      case "other error": t.script(t.cold("--#")).expectError(Broken())
      case "predicate": t.script(t.cold("--a")).expectNext { $0 > "a" }
      case "any element": t.script(t.cold("--#")).awaitNext()
      case "no silence": t.script(t.cold("--a")).expectSilence(for: .milliseconds(2))
      default:
        let script = t.script(t.cold("--a"))
        t.advance(to: 3)
        script.expectSilence(for: .milliseconds(2))
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("▲ \(sentence)") == true, "\(failures.map(\.text))")
  }

  @Test func `silence for less than nothing is refused`() {
    let failures = marbleFailures { t in
      t.advance(to: 5)
      t.script(Observable<Int>.never()).expectSilence(for: .milliseconds(-2))
    }
    #expect(failures.map(\.text) == ["The clock is at 5 and cannot go back to 3."])
  }

  @Test func `waiting beside an endless timer ends in a report`() {
    let failures = marbleFailures { t in
      t.scheduler.workBudget = 100
      let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
      let script = t.script(ticks.filter { _ in false })
      script.awaitNext()
      script.dispose()
    }
    #expect(failures.count == 2)
    #expect(failures.first?.text.hasPrefix("Virtual time does not end") == true)
  }

  @Test func `events that no step has looked at are reported at the script's line`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      let script = t.script(t.cold("-a-b-c|", label: "letters"), label: "letters")
      script.expectNext("a")
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        letters has 3 events that nobody looked at: next(b) @ 3, next(c) @ 5, completed @ 6. \
        To drop what comes from some point on: ignoreRest(). \
        If that is meant: t.allow(.unexaminedEvents).
            frame    |....+.
            letters  -a-b-c|
            actual   -a-b-c|
                        ▲ from here on nobody looked
        """
      ])
    #expect(
      marbleFailures { t in
        t.allow(.unexaminedEvents)
        t.script(t.cold("-a-b-c|")).expectNext("a")
      }.isEmpty)
  }
}
