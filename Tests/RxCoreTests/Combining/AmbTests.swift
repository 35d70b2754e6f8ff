import RxCore
import TestSupport
import Testing

@Suite struct AmbTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Combining/amb") { c, s in
      switch c.arguments.text {
      case "": try s.first.amb(s.second)
      case "array": .amb(s.all)
      case "behind just": try Observable.just("0").amb(s.first)
      case "before just": try s.first.amb(Observable.just("0"))
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `without sequences it never ends`() {
    #expect(Observable<Int>.amb([]).transcript == "")
    #expect(Observable.amb(AnySequence([Observable.of(1, 2)])).transcript == "1 2 |")
  }

  @Test func `sequences that take turns: the first one wins`() {
    #expect(Observable.of(1, 2, 3).amb(Observable.of(10, 20)).transcript == "1 2 3 |")
  }

  @Test func `the end of one that would have lost does not stop the winner`() {
    var observer: AnyObserver<Int>?
    let winner = Observable<Int>.create {
      observer = $0
      $0.onNext(1)
      return Disposables.create()
    }
    var events: [String] = []
    _ = winner.amb(Observable.empty()).subscribe { events.append("\($0)") }
    observer?.onNext(2)
    observer?.onCompleted()
    #expect(events == ["next(1)", "next(2)", "completed"])
  }

  @Test func `the loser is stopped before the winner's first event passes`() {
    let log = Log()
    let (first, second) = (
      Tap<Int>(log: { log.add("first \($0)") }), Tap<Int>(log: { log.add("second \($0)") })
    )
    let subscription = first.sequence.amb(second.sequence).subscribe { log.add("\($0)") }
    second.emit(1)
    first.emit(2)
    first.complete()
    second.emit(3)
    subscription.dispose()
    #expect(
      log.lines == [
        "first subscribe", "second subscribe", "first dispose", "next(1)", "next(3)",
        "second dispose",
      ])
  }

  @Test func `a loser that emits while it is stopped is not heard`() {
    let winner = Tap<Int>()
    let loser = Observable<Int>.create { observer in
      Disposables.create {
        observer.onNext(10)
        observer.onCompleted()
      }
    }
    var events: [String] = []
    let subscription = loser.amb(winner.sequence).subscribe { events.append("\($0)") }
    winner.emit(1)
    winner.emit(2)
    #expect(events == ["next(1)", "next(2)"])
    subscription.dispose()
  }

  @Test func `nothing comes after a disposal before the first event`() {
    let (first, second) = (Tap<Int>(), Tap<Int>())
    var events = 0
    let subscription = first.sequence.amb(second.sequence).subscribe { _ in events += 1 }
    subscription.dispose()
    first.emit(1)
    second.complete()
    #expect(events == 0)
  }

  @Test func `no lock is held while an observer runs`() {
    let (first, second) = (Tap<Int>(), Tap<Int>())
    let hangs = ForeignLock.hangs { observe in
      _ = first.sequence.amb(second.sequence).subscribe(onNext: { _ in observe() })
    } emit: {
      first.emit(1)
    } enter: {
      second.emit(2)
      second.complete()
    }
    #expect(!hangs)
  }

  @Test func `of two threads one wins and is heard from its first element on`() {
    let wrong = Race.wrongRounds(of: 5_000) {
      Contest()
    } _: { state, lane in
      for element in 1...5 { state.taps[lane].emit(lane * 10 + element) }
      state.taps[lane].complete()
    } isRight: {
      $0.isRight
    }
    #expect(wrong == 0)
  }

  private final class Contest: @unchecked Sendable {
    let taps = [Tap<Int>(), Tap<Int>()]
    /// Not protected: two events at once would be a race on it.
    private var events: [String] = []

    init() {
      _ = taps[0].sequence.amb(taps[1].sequence).subscribe { self.events.append("\($0)") }
    }

    var isRight: Bool {
      (0...1).contains { lane in
        events == (1...5).map { "next(\(lane * 10 + $0))" } + ["completed"]
      }
    }
  }

  @Test func `what the loser holds is free once it has lost`() {
    let winner = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let loser = Observable<Int>.create { _ in
        Disposables.create { withExtendedLifetime(captive) {} }
      }
      subscription = winner.sequence.amb(loser).subscribe()
    }
    #expect(trace.isAlive)
    winner.emit(1)
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `100,000 sequences need no stack`() {
    let count = 100_000
    let seen = Watchdog.run(stackSize: 512 << 10) { () -> String in
      var sources = Array(repeating: Observable<Int>.never(), count: count)
      sources.append(.of(1, 2))
      return Observable.amb(sources).transcript
    }
    #expect(seen == "1 2 |")
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in
        sequence.amb(Observable<Int>.never())
      }.transcript
    }
    #expect(result == "0 |")
  }
}
