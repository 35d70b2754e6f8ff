import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("debounce")
struct DebounceTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/debounce") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      return try s.first.debounce(time, scheduler: s.scheduler)
    }
  }

  @Test("an element that the delivery of another causes begins its own silence")
  func reentrant() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    var records: [String] = []
    let subscription = source.debounce(.seconds(10), scheduler: scheduler)
      .subscribe(onNext: { element in
        records.append("\(element)@\(scheduler.clock)")
        if element < 3 { source.onNext(element + 1) }
      })
    source.onNext(1)
    scheduler.start()
    #expect(records == ["1@10", "2@20", "3@30"])
    subscription.dispose()
  }

  @Test("main-scheduler debouncing runs on the virtual clock that overrides it")
  func overridden() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var records: [String] = []
    let source = scheduler.createHotObservable([.next(10, 1), .next(12, 2), .completed(50)])
    scheduler.scheduleAt(5) {
      _ = source.debounce(.seconds(3), scheduler: MainScheduler.instance)
        .subscribe { records.append("\($0)@\(scheduler.clock)") }
    }
    scheduler.start()
    #expect(records == ["next(2)@15", "completed@50"])
  }

  @Test("elements held are released with the subscription")
  func releases() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Releasing>()
    var released = 0
    let subscription = source.debounce(.seconds(10), scheduler: scheduler).subscribe()
    source.onNext(Releasing { released += 1 })
    source.onNext(Releasing { released += 1 })
    #expect(released == 1)
    subscription.dispose()
    #expect(released == 2)
  }

  @Test("a timer that was too late to be stopped lets no newer element out early")
  func lateTimer() {
    let scheduler = UnstoppableScheduler()
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    _ = source.debounce(.seconds(10), scheduler: scheduler).subscribe(onNext: {
      elements.append($0)
    })
    source.onNext(1)
    source.onNext(2)
    scheduler.work[0]()
    #expect(elements == [])
    scheduler.work[1]()
    #expect(elements == [2])
  }
}
