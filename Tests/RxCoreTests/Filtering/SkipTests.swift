import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct SkipTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/skip") { c, s in
      let source = try s.first
      if try c.word() == "never" { return source.skip(.never, scheduler: s.scheduler) }
      if try c.word().hasSuffix("s") {
        return source.skip(try c.interval(), scheduler: s.scheduler)
      }
      return source.skip(try c.integer())
    }
  }

  @Test func `each subscription counts for itself`() {
    let sequence = Observable.of(1, 2, 3).skip(2)
    #expect(sequence.transcript == "3 |")
    #expect(sequence.transcript == "3 |")
  }

  @Test func `the time begins before the source, so that its end comes first at one instant`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(20, 1), .next(30, 2), .completed(40)])
    let result = scheduler.start { source.skip(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(230, 2), .completed(240)])
  }

  @Test func `main-scheduler time runs on the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var records: [String] = []
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
    scheduler.scheduleAt(5) {
      _ = source.skip(.seconds(10), scheduler: MainScheduler.instance)
        .subscribe { records.append("\($0)@\(scheduler.clock)") }
    }
    scheduler.start()
    #expect(records == ["next(2)@20", "completed@30"])
  }

  @Test func `on a scheduler that lets no time pass all elements pass`() {
    let sequence = Observable.of(1, 2).skip(.seconds(1), scheduler: HastyScheduler())
    #expect(sequence.transcript == "1 2 |")
  }

  @Test func `each subscription has a time of its own`() {
    let scheduler = ManualScheduler()
    let source = PublishSubject<Int>()
    let log = Log()
    let sequence = source.skip(.seconds(1), scheduler: scheduler)
    let first = sequence.subscribe(onNext: { log.add("first \($0)") })
    let second = sequence.subscribe(onNext: { log.add("second \($0)") })
    scheduler.runNext()
    source.onNext(1)
    scheduler.runNext()
    source.onNext(2)
    #expect(log.lines == ["first 1", "first 2", "second 2"])
    first.dispose()
    second.dispose()
  }

  @Test func `the timer is stopped with the source's end and with the subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let source = PublishSubject<Int>()
      let sequence = source.skip(.seconds(9), scheduler: scheduler)
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
      _ = source.sequence.skip(.seconds(0), scheduler: scheduler)
        .subscribe(onNext: { _ in observe() })
      scheduler.runNext()
    } emit: {
      source.emit(1)
    } enter: {
      source.complete()
    }
    #expect(!hangs)
  }
}
