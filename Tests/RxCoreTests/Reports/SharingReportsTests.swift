import RxCore
import TestSupport
import Testing

/// Public reports about the order, the races and the restart of shared sequences and subjects.
@Suite struct SharingReportsTests {
  private let log = Log()

  @Test(arguments: [Event<Int>.next(1), .completed])
  func `report 14: a replay comes before what the source emits meanwhile`(later: Event<Int>) {
    let source = CountedSource()
    let shared = source.observable().share(replay: 1)
    _ = shared.subscribe()
    source.send(0)
    let (isInside, mayLeave) = (Occasion(), Occasion())
    let other = OtherThread { [log] in
      _ = shared.subscribe { event in
        if event.element == 0 {
          isInside.comes()
          mayLeave.wait()
        }
        log.add(event.line(""))
      }
    }
    isInside.wait()
    source.send(later)
    mayLeave.comes()
    other.join()
    #expect(log.lines == ["0", later.line("")])
  }

  @Test func `report 16: observers that come at once share one run, and each gets its elements`() {
    let wrong = Race.wrongRounds(of: 5_000, threads: 4) {
      let source = CountedSource()
      return (source, source.observable().share(replay: 2), Log())
    } _: { state, lane in
      _ = state.1.note("\(lane)/", in: state.2)
    } isRight: { state in
      state.0.send(1)
      return state.0.subscriptions == 1
        && state.2.lines.sorted() == (0...3).map { "\($0)/1" }
    }
    #expect(wrong == 0)
  }

  @Test func `report 17: while connected, a source that ends at once runs again, once`() {
    let source = CountedSource()
    let shared = source.observable {
      $0.onNext(1)
      $0.onCompleted()
    }.share()
    _ = shared.note("A", in: log)
    #expect(source.subscriptions == 1)
    _ = shared.note("B", in: log)
    #expect(source.subscriptions == 2)
    #expect(log.lines == ["A1", "A|", "B1", "B|"])
  }

  @Test func `report 17: for ever, a source that ended at once does not run again`() {
    let source = CountedSource()
    let shared = source.observable {
      $0.onNext(1)
      $0.onCompleted()
    }.share(replay: 1, scope: .forever)
    _ = shared.note("A", in: log)
    _ = shared.note("B", in: log)
    #expect(source.subscriptions == 1)
    #expect(log.lines == ["A1", "A|", "B1", "B|"])
  }

  @Test func `report 18: one that comes after the end of a connection waits for the next one`() {
    let source = CountedSource()
    let replayed = source.observable().multicast { ReplaySubject.create(bufferSize: 10) }
    _ = replayed.connect()
    source.send(1)
    source.send(.completed)
    _ = replayed.note("A", in: log)
    #expect(log.lines.isEmpty)
    _ = replayed.connect()
    source.send(2)
    #expect(log.lines == ["A2"])
  }

  @Test func `report 18: a subject that was given replays the end as well`() {
    let source = CountedSource()
    let replayed = source.observable().multicast(ReplaySubject.create(bufferSize: 10))
    _ = replayed.connect()
    source.send(1)
    source.send(.completed)
    _ = replayed.note("A", in: log)
    #expect(log.lines == ["A1", "A|"])
  }

  @Test func `report 20: what is seen last is the value`() {
    let relay = BehaviorRelay(value: 0)
    let (isInside, mayLeave) = (Occasion(), Occasion())
    _ = relay.subscribe(onNext: { [log] element in
      if element == 1 {
        isInside.comes()
        mayLeave.wait()
      }
      log.add("\(element)")
    })
    let other = OtherThread { relay.accept(1) }
    isInside.wait()
    relay.accept(2)
    mayLeave.comes()
    other.join()
    #expect(log.lines == ["0", "1", "2"])
    #expect(relay.value == 2)
  }

  @Test func `report 21: all observers see an element accepted inside another after it`() {
    let relay = BehaviorRelay(value: 0)
    _ = relay.subscribe(onNext: { [log] element in
      log.add("A\(element)")
      if element == 1 { relay.accept(2) }
    })
    _ = relay.note("B", in: log)
    relay.accept(1)
    #expect(log.lines == ["A0", "B0", "A1", "B1", "A2", "B2"])
    #expect(relay.value == 2)
  }

  @Test(arguments: [false, true])
  func `report 22: an observer that an earlier one disposed gets nothing`(mapped: Bool) {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { [log] element in
      log.add("A\(element)")
      second.dispose()
    })
    let observed = mapped ? subject.map { $0 } : subject
    second.disposable = observed.note("B", in: log)
    subject.onNext(1)
    #expect(log.lines == ["A1"])
  }

  @Test func `report 23: observers get an element in the order of their subscription`() {
    let subject = PublishSubject<Int>()
    let first = subject.note("A", in: log)
    _ = subject.note("B", in: log)
    first.dispose()
    for number in 1...60 { _ = subject.note("C\(number)/", in: log) }
    subject.onNext(1)
    #expect(log.lines == ["B1"] + (1...60).map { "C\($0)/1" })
  }

  @Test func `report 24: one bag that goes away does not end the others' subscriptions`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share()
    var bag: DisposeBag? = DisposeBag(disposing: shared.note("A", in: log))
    _ = shared.note("B", in: log)
    bag = nil
    subject.onNext(1)
    subject.onCompleted()
    #expect(bag == nil)
    #expect(log.lines == ["B1", "B|"])
  }

  @Test func `report N3: a relay's observable is not its subject`() {
    #expect(!(BehaviorRelay(value: 1).asObservable() is BehaviorSubject<Int>))
    #expect(!(PublishRelay<Int>().asObservable() is PublishSubject<Int>))
  }

  @Test(arguments: SubjectKind.allCases)
  func `report N5: after its disposal a subject stays disposed`(kind: SubjectKind) {
    let subject = kind.make()
    subject.dispose()
    subject.observer.onCompleted()
    var errors: [any Error] = []
    _ = subject.observable.subscribe { event in
      if let error = event.error { errors.append(error) }
      if event.isCompleted { log.add("completed") }
    }
    #expect(errors.map { "\($0)" }.first?.hasSuffix("was already disposed.") == true)
    #expect(log.lines.isEmpty)
  }
}
