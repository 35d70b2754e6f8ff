import RxCore
import TestSupport
import Testing

/// What is public can be conformed to outside of the library, and the operators work on it.
@Suite struct UserConformancesTests {
  private let log = Log()
  private let scheduler = SecondsScheduler()

  /// Subscribes and notes each event with the second at which it comes.
  private func note(_ name: String, _ sequence: some ObservableType) -> any Disposable {
    sequence.asObservable().subscribe { [log, scheduler] event in
      log.add("\(name) \(event) @\(scheduler.second)")
    }
  }

  @Test func `a user's sequence has all operators`() {
    #expect(Descent(start: 3).map { $0 * 10 }.filter { $0 > 10 }.transcript == "30 20 |")
    #expect(Descent(start: 2).transcript == "2 1 |")
    #expect(Descent(start: 2).asObservable().startWith(9).transcript == "9 2 1 |")
    #expect(Descent(start: 3).take(1).transcript == "3 |")
    #expect(Descent(start: 2).concat(Descent(start: 1)).transcript == "2 1 1 |")
    #expect(Descent(start: 2).share(replay: 1).transcript == "2 1 |")
    #expect(Descent(start: 2).retry(2).transcript == "2 1 |")
    #expect(Descent(start: 2).publish().refCount().transcript == "2 1 |")
  }

  @Test func `a user's sequence may stand beside the source, or within it`() {
    let zipped = Observable.zip(Descent(start: 2), Descent(start: 3)) { "\($0)\($1)" }
    #expect(zipped.transcript == "23 12 |")
    let latest = Observable.combineLatest(Descent(start: 1), Observable.just(5)) { $0 + $1 }
    #expect(latest.transcript == "6 |")
    #expect(Observable.just(2).flatMap { Descent(start: $0) }.transcript == "2 1 |")
    #expect(Observable.of(2, 1).concatMap { Descent(start: $0) }.transcript == "2 1 1 |")
    #expect(Observable.just(7).withLatestFrom(Descent(start: 2)).transcript == "1 |")
    #expect(Observable.just(7).take(until: Descent(start: 2)).transcript == "|")
    let failing = Observable<Int>.error(Broken())
    #expect(failing.retry { (_: Observable<any Error>) in Descent(start: 0) }.transcript == "|")
  }

  @Test func `a user's observer gets the events, directly and in another's stead`() {
    let collector = Collector()
    Observable.just(1).subscribe(collector).dispose()
    Descent(start: 1).subscribe(collector).dispose()
    Observable.of(2).bind(to: collector).dispose()
    let erased = collector.asObserver()
    erased.onNext(3)
    collector.mapObserver { (text: String) in text.count }.onNext("four")
    collector.onError(Broken())
    #expect(
      collector.events == [
        "next(1)", "completed", "next(1)", "completed", "next(2)", "completed", "next(3)",
        "next(4)", "error(broken)",
      ])
  }

  @Test func `a user's subject may be multicast into`() {
    #expect(
      Observable.of(1, 2).multicast({ DoublingSubject() }, selector: { $0.map { $0 + 1 } })
        .transcript == "3 5 |")
    let source = PublishSubject<Int>()
    var made = 0
    let shared = source.multicast { () -> DoublingSubject in
      made += 1
      return DoublingSubject()
    }.refCount()
    let first = shared.note("A", in: log)
    let second = shared.note("B", in: log)
    source.onNext(1)
    first.dispose()
    second.dispose()
    _ = shared.note("C", in: log)
    source.onNext(2)
    #expect(log.lines == ["A2", "B2", "C4"])
    #expect(made == 2)
    let connectable = source.multicast(DoublingSubject())
    _ = connectable.note("D", in: log)
    let connection = connectable.connect()
    source.onNext(3)
    connection.dispose()
    source.onNext(4)
    #expect(log.lines.suffix(3) == ["C6", "D6", "C8"])
  }

  @Test func `a user's connectable sequence is connected while it is observed`() {
    let switchboard = Switchboard()
    let counted = switchboard.refCount()
    let first = counted.note("A", in: log)
    let second = counted.note("B", in: log)
    switchboard.source.onNext(1)
    first.dispose()
    #expect(switchboard.lines == ["connect"])
    second.dispose()
    #expect(switchboard.lines == ["connect", "disconnect"])
    #expect(log.lines == ["A1", "B1"])
  }

  @Test func `a user's disposables may be put into all others, and returned by sources`() {
    let flags = (0..<9).map { _ in Flag() }
    CompositeDisposable(flags[0], Disposables.create(flags[1], flags[2])).dispose()
    let serial = SerialDisposable()
    serial.disposable = flags[3]
    serial.disposable = flags[4]
    let single = SingleAssignmentDisposable()
    single.setDisposable(flags[5])
    single.dispose()
    RefCountDisposable(disposable: flags[6]).dispose()
    ScheduledDisposable(scheduler: AtOnceScheduler(), disposable: flags[7]).dispose()
    var bag: DisposeBag? = DisposeBag()
    if let bag { flags[8].disposed(by: bag) }
    bag = nil
    #expect(flags.map(\.isDisposed) == [true, true, true, true, false, true, true, true, true])
    var ends = 0
    Observable<Int>.create { _ in Hook { ends += 1 } }.subscribe().dispose()
    #expect(ends == 1)
  }

  @Test func `a user's immediate scheduler runs sources and deliveries`() {
    let inline = AtOnceScheduler()
    #expect(Observable.of(1, 2, scheduler: inline).transcript == "1 2 |")
    #expect(Observable.range(start: 1, count: 3, scheduler: inline).transcript == "1 2 3 |")
    #expect(Descent(start: 2).observe(on: inline).transcript == "2 1 |")
    #expect(Descent(start: 2).subscribe(on: inline).transcript == "2 1 |")
    var steps: [Int] = []
    inline.scheduleRecursive(3) { number, again in
      steps.append(number)
      if number > 1 { again(number - 1) }
    }.dispose()
    #expect(steps == [3, 2, 1])
  }

  @Test func `a user's scheduler measures the time of all timed operators`() {
    let source = PublishSubject<Int>()
    let subscriptions = [
      note("debounce", source.debounce(.seconds(2), scheduler: scheduler)),
      note("throttle", source.throttle(.seconds(2), scheduler: scheduler)),
      note("delay", source.delay(.seconds(3), scheduler: scheduler)),
      note("late", Descent(start: 1).delaySubscription(.seconds(4), scheduler: scheduler)),
      note(
        "timeout", source.timeout(.seconds(5), other: Descent(start: 1), scheduler: scheduler)),
    ]
    source.onNext(1)
    scheduler.run(until: 1)
    source.onNext(2)
    scheduler.run(until: 7)
    #expect(
      Set(log.lines) == [
        "throttle next(1) @0", "timeout next(1) @0", "timeout next(2) @1", "throttle next(2) @2",
        "debounce next(2) @3", "delay next(1) @3", "late next(1) @4", "late completed @4",
        "delay next(2) @4", "timeout next(1) @6", "timeout completed @6",
      ])
    #expect(log.lines.count == 11)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `a user's scheduler repeats work though it cannot by itself`() {
    let interval = note("interval", Observable<Int>.interval(.seconds(2), scheduler: scheduler))
    let timer = note(
      "timer",
      Observable<Int>.timer(.seconds(1), period: .seconds(3), scheduler: scheduler).take(2))
    scheduler.run(until: 5)
    interval.dispose()
    scheduler.run(until: 20)
    #expect(
      Set(log.lines) == [
        "timer next(0) @1", "interval next(0) @2", "interval next(1) @4", "timer next(1) @4",
        "timer completed @4",
      ])
    #expect(log.lines.count == 5)
    timer.dispose()
  }

  @Test func `the hooks see what users' types fail with`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
      let failing = Descent(start: 1).map { _ -> Int in throw Broken() }
      _ = failing.subscribe()
      _ = failing.subscribe(onError: { _ in log.add("handled") })
      precondition(log.lines == ["broken", "handled"])
    }
  }
}
