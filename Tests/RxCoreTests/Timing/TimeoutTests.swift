import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct TimeoutTests {
  @Test func `obeys its fixture`() {
    OperatorFixture.run("Timing/timeout") { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      if s.all.count == 1 { return try s.first.timeout(time, scheduler: s.scheduler) }
      return try s.first.timeout(time, other: s.second, scheduler: s.scheduler)
    }
  }

  @Test func `a disposal by the source's own teardown keeps the other sequence out`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subscription = SerialDisposable()
    let source = Observable<Int>.create { _ in Disposables.create { subscription.dispose() } }
    var isSubscribed = false
    let other = Observable<Int>.create { _ in
      isSubscribed = true
      return Disposables.create()
    }
    subscription.disposable =
      source.timeout(.seconds(5), other: other, scheduler: scheduler).subscribe()
    scheduler.start()
    #expect(subscription.isDisposed)
    #expect(!isSubscribed)
  }

  @Test func `report 64: values, then silence`() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
    let result = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(result.events.map(\.time) == [210, 250, 350])
    let failure = try #require(result.events.last?.value.error as? RxError)
    #expect("\(failure)" == "Sequence timeout.")
    #expect(source.subscriptions == [Subscription(200, 350)])
  }

  @Test func `a trait may follow`() {
    let scheduler = TestScheduler(initialClock: 0)
    var elements: [Int] = []
    let relay = BehaviorRelay(value: 7)
    _ = Observable<Int>.never().timeout(.seconds(1), other: relay, scheduler: scheduler)
      .subscribe(onNext: { elements.append($0) })
    scheduler.start()
    #expect(elements == [7])
  }

  @Test func `a limit on the main scheduler is measured by the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var lines: [String] = []
    scheduler.scheduleAt(5) {
      _ = Observable<Int>.never().timeout(.seconds(3), scheduler: MainScheduler.instance)
        .subscribe(onError: { lines.append("\($0)@\(scheduler.clock)") })
    }
    scheduler.start()
    #expect(lines == ["Sequence timeout.@8"])
  }

  @Test func `time begins anew once the observers have dealt with an element`() {
    let scheduler = ManualScheduler()
    let source = PublishSubject<Int>()
    _ = source.timeout(.seconds(1), scheduler: scheduler).subscribe(onNext: { _ in
      #expect(scheduler.dueTimes.count == 1)
    })
    source.onNext(1)
    #expect(scheduler.dueTimes.count == 2)
  }

  @Test func `a timer that was too late to be stopped ends nothing`() {
    let scheduler = UnstoppableScheduler()
    let source = PublishSubject<Int>()
    let log = Log()
    _ = source.timeout(.seconds(1), scheduler: scheduler).subscribe { event in
      log.add("\(event)")
      // While an element is being delivered no time passes.
      if event.element == 1 { scheduler.work[0]() }
    }
    source.onNext(1)
    scheduler.work[0]()
    source.onNext(2)
    scheduler.work[1]()
    #expect(log.lines == ["next(1)", "next(2)"])
    scheduler.work[2]()
    #expect(log.lines == ["next(1)", "next(2)", "error(Sequence timeout.)"])
    #expect(!source.hasObservers)
  }

  @Test func `an element that the delivery of another causes sets the time anew`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = Tap<Int>()
    var lines: [String] = []
    _ = source.sequence.timeout(.seconds(10), scheduler: scheduler).subscribe { event in
      lines.append("\(event)@\(scheduler.clock)")
      if event.element == 1 { source.emit(2) }
    }
    scheduler.scheduleAt(5) { source.emit(1) }
    scheduler.start()
    #expect(lines == ["next(1)@5", "next(2)@5", "error(Sequence timeout.)@15"])
  }

  @Test func `a limit that is over within the call leaves the source alone`() {
    let log = Log()
    let source = Tap<Int>(log: log.add)
    _ = source.sequence.timeout(.seconds(1), other: Observable.just(7), scheduler: HastyScheduler())
      .subscribe { log.add("\($0)") }
    #expect(log.lines == ["next(7)", "completed"])
  }

  @Test func `an endless sequence that follows can be left in the middle`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let endless = Observable.from(sequence(first: 1) { $0 < 1_000 ? $0 + 1 : nil })
      .do(onNext: { log.add("\($0)") })
    _ = Observable<Int>.never().timeout(.seconds(1), other: endless, scheduler: scheduler)
      .take(1).subscribe()
    scheduler.start()
    #expect(log.lines == ["1"])
  }

  @Test func `each subscription has a limit of its own`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let limited = Observable<Int>.never().timeout(.seconds(10), scheduler: scheduler)
    var lines: [String] = []
    scheduler.scheduleAt(0) { _ = limited.subscribe(onError: { _ in lines.append("A") }) }
    scheduler.scheduleAt(5) {
      _ = limited.subscribe(onError: { _ in lines.append("B@\(scheduler.clock)") })
    }
    scheduler.start()
    #expect(lines == ["A", "B@15"])
  }

  @Test func `end and disposal release the observer and stop the timer`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let limited = source.timeout(.seconds(1), scheduler: scheduler)
    let disposed = Trace { captive in
      limited.subscribe { _ in withExtendedLifetime(captive) {} }.dispose()
    }
    #expect(!disposed.isAlive)
    var kept: (any Disposable)?
    let ended = Trace { captive in
      kept = limited.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    #expect(ended.isAlive)
    source.onCompleted()
    #expect(!ended.isAlive)
    kept?.dispose()
  }

  @Test func `no lock is held while an observer runs`() {
    let scheduler = UnstoppableScheduler()
    let source = Tap<Int>()
    let hangs = ForeignLock.hangs { observe in
      _ = source.sequence.timeout(.seconds(1), scheduler: scheduler)
        .subscribe(onNext: { _ in observe() })
    } emit: {
      source.emit(1)
    } enter: {
      scheduler.work[0]()
    }
    #expect(!hangs)
  }

  @Test func `source and timer at once: elements in order, one end`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.source.emit(element) }
        state.source.complete()
      } else {
        state.timer()
      }
    } isRight: {
      $0.isInOrder
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    let source = Tap<Int>()
    let timer: () -> Void
    private let log = Log()

    init() {
      let scheduler = UnstoppableScheduler()
      _ = source.sequence.timeout(.seconds(1), other: Observable.of(0, 0), scheduler: scheduler)
        .subscribe { [log] event in log.add(event.element.map(String.init) ?? "|") }
      timer = scheduler.work[0]
    }

    /// Elements up to the first that was late, and then the other sequence, or all of them.
    var isInOrder: Bool {
      let lines = log.lines
      guard lines.last == "|" else { return false }
      let elements = lines.dropLast().prefix { $0 != "0" }
      let rest = lines.dropLast().dropFirst(elements.count)
      return elements.elementsEqual((0..<elements.count).map { "\($0 + 1)" })
        && (elements.count == 20 && rest.isEmpty || elements.isEmpty && rest == ["0", "0"])
    }
  }
}
