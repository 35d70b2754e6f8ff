import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct WindowTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/window") { c, s -> Observable<String> in
      let time = try c.word() == "never" ? .never : try c.interval()
      let windows = try s.first.window(
        timeSpan: time, count: c.integer(1), scheduler: s.scheduler)
      switch c.words.dropFirst(2).first {
      case nil: return windows.flatMap(Self.marked)
      case "first": return windows.take(1).flatMap(Self.marked)
      case "unused": return windows.map { _ in "o" }
      default: throw c.unknownArguments
      }
    }
  }

  private static func marked(_ window: Observable<String>) -> Observable<String> {
    window.concat(Observable.just("e")).startWith("o")
  }

  @Test func `the first window comes before the source is subscribed to`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    let subscription = windows(of: tap, 2).subscribe(onNext: { _ in log.add("window") })
    #expect(log.lines == ["window", "subscribe"])
    subscription.dispose()
    #expect(log.lines == ["window", "subscribe", "dispose"])
  }

  @Test func `the source is not subscribed to if nobody wants the first window`() {
    let tap = Tap<Int>()
    var events = 0
    _ = windows(of: tap, 2).take(1).subscribe { _ in events += 1 }
    #expect(events == 2)
    #expect(tap.observers.isEmpty)
  }

  @Test func `who subscribes late to a window misses what came before`() {
    let tap = Tap<Int>()
    var opened: [Observable<Int>] = []
    var (early, late) = ([Int](), [String]())
    let subscription = windows(of: tap, 3).subscribe(onNext: { window in
      opened.append(window)
      _ = window.subscribe(onNext: { early.append($0) })
    })
    tap.emit(1)
    _ = opened[0].subscribe { late.append("\($0)") }
    for element in 2...3 { tap.emit(element) }
    #expect(early == [1, 2, 3])
    #expect(late == ["next(2)", "next(3)", "completed"])
    #expect(opened[0].transcript == "|")
    subscription.dispose()
  }

  @Test func `the source goes on while the open window is subscribed to`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    var inner: [any Disposable] = []
    let subscription = windows(of: tap, 9).subscribe(onNext: { window in
      for name in ["a", "b"] {
        inner.append(window.subscribe { log.add("\(name) \($0)") })
      }
    })
    subscription.dispose()
    tap.emit(1)
    inner[0].dispose()
    tap.emit(2)
    #expect(log.lines == ["subscribe", "a next(1)", "b next(1)", "b next(2)"])
    inner[1].dispose()
    inner[1].dispose()
    #expect(log.lines.last == "dispose")
    tap.emit(3)
    #expect(log.lines.count == 5)
  }

  @Test func `no window is opened behind the one that alone was subscribed to`() {
    let scheduler = LateScheduler()
    let tap = Tap<Int>()
    _ = tap.sequence.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).take(1)
      .flatMap { $0 }.subscribe()
    for element in 1...5 { tap.emit(element) }
    #expect(scheduler.count == 1)
  }

  @Test func `an element that another one causes comes after it, in the right window`() {
    let tap = Tap<Int>()
    var seen: [String] = []
    let subscription = windows(of: tap, 2).enumerated().subscribe(onNext: { index, window in
      for name in ["a", "b"] {
        _ = window.subscribe(onNext: { element in
          seen.append("\(name)\(index): \(element)")
          if name == "a", element == 2 { tap.emit(3) }
        })
      }
    })
    for element in 1...2 { tap.emit(element) }
    #expect(seen == ["a0: 1", "b0: 1", "a0: 2", "b0: 2", "a1: 3", "b1: 3"])
    subscription.dispose()
  }

  @Test func `a timer that was too late to be stopped ends no window`() {
    let scheduler = LateScheduler()
    let tap = Tap<Int>()
    var opened = 0
    let subscription = tap.sequence.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
      .subscribe(onNext: { _ in opened += 1 })
    for element in 1...2 { tap.emit(element) }
    scheduler.run(0)
    #expect(opened == 2)
    scheduler.run(1)
    #expect(opened == 3)
    subscription.dispose()
    scheduler.run(2)
    #expect(opened == 3)
  }

  @Test func `the time ends a window while one of its elements is delivered, and afterwards`() {
    let scheduler = LateScheduler()
    let tap = Tap<Int>()
    let log = Log()
    let subscription = tap.sequence.window(timeSpan: .seconds(1), count: 9, scheduler: scheduler)
      .subscribe(onNext: { window in
        log.add("window")
        _ = window.subscribe { event in
          log.add("\(event)")
          if event.element == 1 {
            scheduler.run(0)
            log.add("returned")
          }
        }
      })
    tap.emit(1)
    #expect(log.lines == ["window", "next(1)", "returned", "completed", "window"])
    subscription.dispose()
  }

  @Test func `on the main scheduler it runs on the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var opened: [Int] = []
    let source = scheduler.createHotObservable([.next(10, 1), .completed(18)])
    scheduler.scheduleAt(5) {
      _ = source.window(timeSpan: .seconds(6), count: 3, scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in opened.append(scheduler.clock) })
    }
    scheduler.start()
    #expect(opened == [5, 11, 17])
  }

  @Test func `no lock is held while an observer runs`() {
    let tap = Tap<Int>()
    let scheduler = LateScheduler()
    let hangs = ForeignLock.hangs { observe in
      _ = tap.sequence.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
        .merge().subscribe(onNext: { _ in observe() })
    } emit: {
      tap.emit(1)
    } enter: {
      tap.emit(2)
      scheduler.run(0)
      tap.complete()
    }
    #expect(!hangs)
  }

  @Test func `elements and time of two threads leave each element in one window`() {
    let wrong = Race.wrongRounds(of: 1_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.tap.emit(element) }
      } else {
        for index in 0..<20 { state.scheduler.run(index) }
      }
    } isRight: { state in
      state.tap.complete()
      return state.isRight
    }
    #expect(wrong == 0)
  }

  private func windows(of tap: Tap<Int>, _ count: Int) -> Observable<Observable<Int>> {
    tap.sequence.window(timeSpan: .never, count: count, scheduler: LateScheduler())
  }

  private final class Contest: @unchecked Sendable {
    let tap = Tap<Int>()
    let scheduler = LateScheduler()
    /// Not protected: two events at once would be a race on them.
    private var elements: [Int] = []
    private var open = 0
    private var isOutside = false

    init() {
      _ = tap.sequence.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
        .subscribe(onNext: { window in
          self.open += 1
          _ = window.subscribe(
            onNext: {
              self.elements.append($0)
              if self.open != 1 { self.isOutside = true }
            }, onCompleted: { self.open -= 1 })
        })
    }

    var isRight: Bool { elements == Array(1...20) && open == 0 && !isOutside }
  }
}
