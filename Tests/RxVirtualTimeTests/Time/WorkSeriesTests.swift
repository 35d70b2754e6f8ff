import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Events queued as one` {
  /// Does the same to a hot sequence, or to work that was scheduled piece by piece.
  private func run(seed: UInt64, isSeries: Bool) -> [String] {
    var random = SeededGenerator(seed: seed)
    let scheduler = TestScheduler(initialClock: 10)
    let log = Log()
    func note(_ text: String) { log.add("\(scheduler.clock) \(text)") }
    func emit(_ name: String, at times: [Int]) {
      if isSeries {
        let source = scheduler.createHotObservable(times.map { .next($0, $0) })
        _ = source.subscribe(onNext: { note("\(name) \($0)") })
      } else {
        for time in times {
          scheduler.scheduleAt(time) { note("\(name) \(time)") }
        }
      }
    }
    for step in 0..<12 {
      let times = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
        Int.random(in: -5..<90, using: &random)
      }
      let time = Int.random(in: 0..<90, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0...1: emit("events \(step)", at: times)
      case 2: scheduler.scheduleAt(time) { note("work \(step)") }
      case 3:
        scheduler.scheduleAt(time) {
          emit("inner events \(step)", at: times)
          scheduler.scheduleAt(time) { note("inner work \(step)") }
        }
      default: scheduler.advance(to: scheduler.clock + time / 8)
      }
    }
    scheduler.advanceToNext()
    note("first")
    scheduler.start()
    note("end")
    return log.lines
  }

  @Test(arguments: 1...80)
  func `run in the order in which single work would`(seed: UInt64) {
    #expect(run(seed: seed, isSeries: true) == run(seed: seed, isSeries: false))
  }

  @Test func `come in the order of their times, and at one time as written`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let source = scheduler.createHotObservable([
      .next(30, 1), .next(20, 2), .next(30, 3), .next(20, 4), .completed(40), .next(-5, 5),
    ])
    _ = source.subscribe(observer)
    scheduler.start()
    #expect(
      observer.events == [
        .next(0, 5), .next(20, 2), .next(20, 4), .next(30, 1), .next(30, 3), .completed(40),
      ])
  }

  @Test func `wait in the list of pending work one by one`() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(2) {}
    _ = scheduler.createHotObservable([.next(3, 1), .next(1, 1)])
    #expect(
      scheduler.debugDescription == """
        TestScheduler at 0
          1: a hot source
          2: work without a state
          3: a hot source
        """)
    scheduler.advance(to: 2)
    #expect(scheduler.debugDescription == "TestScheduler at 2\n  3: a hot source")
  }

  @Test func `are freed once the last has been emitted`() {
    final class Token {}
    weak var token: Token?
    let scheduler = TestScheduler(initialClock: 0)
    do {
      let made = Token()
      token = made
      _ = scheduler.createHotObservable([.next(1, made), .next(2, made)])
    }
    scheduler.advance(to: 1)
    #expect(token != nil)
    scheduler.advance(to: 2)
    #expect(token == nil)
  }

  @Test func `stop reaching the one subscriber at its disposal and go on to the next`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable((1...6).map { .next($0, $0) })
    let log = Log()
    let first = source.subscribe(onNext: { log.add("first \($0)") })
    var second: (any Disposable)?
    scheduler.scheduleAt(2) { second = source.subscribe(onNext: { log.add("second \($0)") }) }
    scheduler.scheduleAt(4) { first.dispose() }
    scheduler.scheduleAt(5) { second?.dispose() }
    scheduler.start()
    #expect(
      log.lines == ["first 1", "first 2", "first 3", "second 3", "first 4", "second 4", "second 5"])
    #expect(source.subscriptions == [Subscription(0, 4), Subscription(2, 5)])
  }
}
