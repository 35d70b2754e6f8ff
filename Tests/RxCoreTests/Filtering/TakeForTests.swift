import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct TakeForTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/takeFor") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      return try s.first.take(for: time, scheduler: s.scheduler)
    }
  }

  @Test func `the time begins before the source, so that its end comes first at one instant`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(20, 1), .next(30, 2), .completed(40)])
    let result = scheduler.start { source.take(for: .seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(220, 1), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `the time is over for a hot source after the elements that were scheduled before`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(230, 1), .next(231, 2)])
    let result = scheduler.start { source.take(for: .seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(230, 1), .completed(230)])
  }

  @Test func `main-scheduler time runs on the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var records: [String] = []
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    scheduler.scheduleAt(5) {
      _ = source.take(for: .seconds(10), scheduler: MainScheduler.instance)
        .subscribe { records.append("\($0)@\(scheduler.clock)") }
    }
    scheduler.start()
    #expect(records == ["next(1)@10", "completed@15"])
  }

  @Test func `a scheduler that lets no time pass ends it before the source is subscribed to`() {
    let source = Tap<Int>()
    let sequence = source.sequence.take(for: .seconds(1), scheduler: HastyScheduler())
    #expect(sequence.transcript == "|")
    #expect(source.observers.isEmpty)
  }

  @Test func `each subscription has a time of its own`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let sequence = source.take(for: .seconds(10), scheduler: scheduler)
    var records: [String] = []
    for time in [100, 105] {
      scheduler.scheduleAt(time) {
        _ = sequence.subscribe { records.append("\($0)@\(scheduler.clock)") }
      }
    }
    scheduler.start()
    #expect(records == ["completed@110", "completed@115"])
  }

  @Test func `the timer is stopped with the source's end and with the subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let source = PublishSubject<Int>()
      let sequence = source.take(for: .seconds(9), scheduler: scheduler)
        .map { element in withExtendedLifetime(captive) { element } }
      subscription = sequence.subscribe()
      sequence.subscribe().dispose()
      source.onCompleted()
    }
    #expect(!trace.isAlive)
    scheduler.start()
    #expect(scheduler.clock == 0)
    subscription?.dispose()
  }

  @Test func `no lock is held while an observer runs`() {
    let scheduler = ManualScheduler()
    let source = Tap<Int>()
    let hangs = ForeignLock.hangs { observe in
      _ = source.sequence.take(for: .seconds(1), scheduler: scheduler)
        .subscribe(onNext: { _ in observe() })
    } emit: {
      source.emit(1)
    } enter: {
      scheduler.runNext()
    }
    #expect(!hangs)
  }

  @Test func `two threads emit one event at a time and one end`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.source.emit(element) }
      } else {
        state.scheduler.runNext()
      }
    } isRight: {
      $0.isInOrder
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    let source = Tap<Int>()
    let scheduler = ManualScheduler()
    private let log = Log()

    init() {
      _ = source.sequence.take(for: .seconds(1), scheduler: scheduler).subscribe { [log] event in
        log.add(event.element.map(String.init) ?? "|")
      }
    }

    var isInOrder: Bool {
      let lines = log.lines
      return lines.last == "|" && lines.dropLast().elementsEqual((1..<lines.count).map(String.init))
    }
  }

  @available(*, deprecated)
  @Test func `its old name does the same`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(220, 1), .next(240, 2)])
    let result = scheduler.start { source.take(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(220, 1), .completed(230)])
  }
}
