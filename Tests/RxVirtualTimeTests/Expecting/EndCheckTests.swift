import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `What a marble test leaves behind` {
  private final class Model {
    let bag = DisposeBag()
    var other: Model?
  }

  /// Tells a finding.
  private struct Leaving: EndChecked {
    let leftover: MarbleTest.Leftover
    var log: Log?
    let location = CodeLocation(fileID: #fileID, filePath: #filePath, line: 7, column: 3)

    var endFindings: [EndFinding] {
      log?.add("asked")
      return [
        EndFinding(leftover, "It is left.", diagram: "one\n two", hint: "  hint: x", at: location)
      ]
    }
  }

  @Test func `open subscriptions are drawn`() {
    let failures = marbleFailures { t in
      _ = t.hot("--a--|", label: "query").subscribe(AnyObserver { _ in })
    }
    #expect(
      failures.map(\.text) == [
        """
        query has ended, but 1 of its subscriptions stayed open. If that is meant: \
        t.allow(.openSubscriptions).
            frame       |....+
            query       --a--|
            subscribed  ^-----
                             ▲ still subscribed at the end of the test
        """
      ])
  }

  @Test func `work that waits is drawn, with the operators that wait`() {
    let line = #line + 1
    let failures = marbleFailures(until: .milliseconds(10)) { t in
      let main = MainScheduler.instance
      for period in [4, 7] {
        _ = Observable<Int>.interval(.milliseconds(period), scheduler: main).subscribe()
      }
      _ = t.hot("--a").delay(.milliseconds(20), scheduler: main).subscribe()
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        Work is left at the end of the test: timer at 12, timer at 14, delay at 22. If that is \
        meant: t.allow(.pendingWork).
            frame    |....+....|....+....|..
            waiting  ------------A-A-------B
                                 ▲ the test ended before this, at frame 10
            where    A is timer
            where    B is delay
        """
      ])
  }

  @Test func `of much work the first five pieces are told`() {
    let failures = marbleFailures(until: .milliseconds(10)) { t in
      for time in 11...17 {
        _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(time)) { _ in
          Disposables.create()
        }
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("work without a state at 15 and 2 more. If") == true)
  }

  @Test func `a kept object that something holds is reported where it was kept`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      let model = t.keep(Model())
      model.other = model
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.map(\.text) == [
        """
        Model was given to keep, and something still holds it at the end of the test. If that \
        is meant: t.allow(.keptObjects).
          hint: often a closure that it subscribes with uses self, and its own bag keeps that \
        subscription; write [weak self].
        """
      ])
  }

  @Test func `each object in a kept optional, tuple or collection is looked at`() {
    func loop() -> Model {
      let model = Model()
      model.other = model
      return model
    }
    let failures = marbleFailures { t in
      let optional: Model? = loop()
      t.keep(optional)
      t.keep(Model??.some(loop()))
      t.keep((loop(), 1, loop()))
      t.keep([loop()])
      t.keep(["a": loop()])
      t.keep(Model?.none)
      t.keep(7)
      t.keep((Model(), [Model()]))
    }
    #expect(failures.count == 6)
    #expect(failures.allSatisfy { $0.text.hasPrefix("Model was given to keep") })
  }

  @Test func `an object that should be gone is reported where that is expected, once`() {
    let line = #line + 4
    let failures = marbleFailures { t in
      let (kept, loose, gone) = (t.keep(Model()), Model(), Model())
      (kept.other, loose.other) = (kept, loose)
      t.expectReleased(kept)
      t.expectReleased(loose)
      t.expectReleased(gone)
      t.expectReleased(t.keep(Model()))
    }
    #expect(failures.map(\.location.line) == [line, line + 1])
    #expect(
      failures.first?.text == """
        Model should be gone at the end of the test, but something still holds it.
          hint: often a closure that it subscribes with uses self, and its own bag keeps that \
        subscription; write [weak self].
        """)
  }

  @Test func `what the body returns is gone by then`() {
    marbleTest { t in
      let model = Model()
      t.expectReleased(model)
      return model
    }
  }

  @Test func `an expectation does not hold what should be gone`() {
    marbleTest { t in
      let model = Model()
      t.expect(Observable.just(1).map { [model] in model.other == nil ? $0 : 2 }).toBe("(1|)")
      t.expectReleased(model)
    }
  }

  @Test func `whoever is asked at the end tells what nobody looked at, unless allowed`() {
    for leftovers in [[], [MarbleTest.Leftover.unexaminedEvents]] {
      let failures = marbleFailures { t in
        t.checkAtEnd(Leaving(leftover: .unexaminedEvents))
        for leftover in leftovers { t.allow(leftover) }
      }
      let text = """
        It is left. If that is meant: t.allow(.unexaminedEvents).
            one
             two
          hint: x
        """
      #expect(failures.map(\.text) == (leftovers.isEmpty ? [text] : []))
      #expect(failures.allSatisfy { $0.location.line == 7 })
    }
  }

  @Test func `only a strict test asks for calls and subscriptions`() {
    for isStrict in [false, true] {
      let failures = marbleFailures(strict: isStrict) { t in
        t.checkAtEnd(Leaving(leftover: .unexaminedCalls))
        t.checkAtEnd(Leaving(leftover: .unexaminedSubscriptions))
      }
      #expect(failures.count == (isStrict ? 2 : 0))
    }
  }

  @Test
  func `the end comes after the expectations, in order: events, subscriptions, work, objects`() {
    let log = Log()
    let failures = marbleFailures(until: .milliseconds(5)) { t in
      let model = t.keep(Model())
      model.other = model
      t.checkAtEnd(Leaving(leftover: .unexaminedEvents, log: log))
      _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe()
      let source = t.cold("a|")
      _ = source.subscribe(AnyObserver { _ in })
      t.expect(source).toBe("b|")
      t.scheduler.scheduleAt(5) { log.add("time has run out") }
    }
    #expect(
      failures.map { $0.text.components(separatedBy: " ").prefix(2).joined(separator: " ") } == [
        "observable differs", "It is", "`a|` has", "Work is", "Model was",
      ])
    #expect(log.lines == ["time has run out", "asked"])
  }

  @Test func `a body that throws is asked nothing`() {
    struct Thrown: Error {}
    let log = Log()
    #expect(throws: Thrown.self) {
      try marbleTest { t in
        t.checkAtEnd(Leaving(leftover: .unexaminedEvents, log: log))
        throw Thrown()
      }
    }
    #expect(log.lines == [])
  }
}
