import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("timer")
struct TimerTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/timer") { c, s -> Observable<Int> in
      func time(_ index: Int) throws -> RxTimeInterval {
        try c.word(index) == "never" ? .never : c.interval(index)
      }
      return .timer(
        try time(0), period: c.words.count > 1 ? try time(1) : nil, scheduler: s.scheduler)
    }
  }

  @Test("it can be disposed by its own element")
  func disposedByElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let subscription = SerialDisposable()
    var elements: [Int] = []
    subscription.disposable = Observable<Int>.timer(
      .seconds(1), period: .seconds(1), scheduler: scheduler
    ).subscribe(onNext: { element in
      elements.append(element)
      if element == 2 { subscription.dispose() }
    })
    scheduler.start()
    #expect(elements == [0, 1, 2])
  }

  @Test("a huge time neither traps nor fires")
  func huge() {
    let scheduler = HistoricalScheduler()
    var events: [String] = []
    let subscription = Observable<Int>.timer(.seconds(.max / 2_000_000_000), scheduler: scheduler)
      .subscribe { events.append("\($0)") }
    scheduler.advanceTo(RxTime(timeIntervalSince1970: 1_000_000))
    #expect(events.isEmpty)
    subscription.dispose()
  }
}
