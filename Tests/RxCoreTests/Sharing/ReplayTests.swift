import RxCore
import TestSupport
import Testing

@Suite struct ReplayTests {
  private let log = Log()
  private let source = CountedSource()

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/replay") { fixture, sources in
      // `2, observed again at 5ms`
      let size = try fixture.word().dropLast()
      guard let size = Int(size), try fixture.word(1) == "observed" else {
        throw fixture.unknownArguments
      }
      return try sources.first.replay(size)
        .observedAgain(after: fixture.interval(4), on: sources.scheduler)
    }
  }

  @Test func `observers get the last elements first, in every connection anew`() {
    let replayed = source.observable().replay(2)
    _ = replayed.note("A", in: log)
    #expect(source.lines.isEmpty)
    let connection = replayed.connect()
    source.send(1, 2, 3)
    _ = replayed.note("B", in: log)
    source.send(4)
    #expect(log.lines == ["A1", "A2", "A3", "B2", "B3", "A4", "B4"])
    connection.dispose()
    _ = replayed.note("C", in: log)
    #expect(log.lines.count == 7)
    _ = replayed.connect()
    source.send(5)
    #expect(log.lines.last == "C5")
  }

  @Test func `report 18: an observer after the end hears nothing until the next connection`() {
    let replayed = source.observable().replay(10)
    _ = replayed.connect()
    source.send(1)
    source.send(.completed)
    _ = replayed.note("A", in: log)
    #expect(log.lines.isEmpty)
    _ = replayed.connect()
    source.send(2)
    source.send(.completed)
    #expect(log.lines == ["A2", "A|"])
  }

  @Test func `the end and the disposal of the connection release what is kept`() {
    for isEnd in [true, false] {
      let source = PublishSubject<AnyObject>()
      let replayed = source.replay(1)
      var connection: (any Disposable)? = replayed.connect()
      let trace = Trace { source.onNext($0) }
      #expect(trace.isAlive)
      if isEnd { source.onCompleted() } else { connection?.dispose() }
      connection = nil
      #expect(!trace.isAlive)
      withExtendedLifetime(replayed) {}
    }
  }

  @Test func `an element that its own delivery causes comes after it, for all observers`() {
    let subject = PublishSubject<Int>()
    let replayed = subject.replay(1)
    _ = replayed.subscribe(onNext: { [log] element in
      log.add("A\(element)")
      if element == 1 { subject.onNext(2) }
    })
    _ = replayed.note("B", in: log)
    _ = replayed.connect()
    subject.onNext(1)
    #expect(log.lines == ["A1", "B1", "A2", "B2"])
  }

  @Test func `a negative size stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable.just(1).replay(-1)
      })
    #expect(result.standardErrorText.contains("replay(-1): the size must not be negative."))
  }
}

extension ConnectableObservable {
  /// Connected and observed with the subscription, and observed once more later; ends with both.
  func observedAgain(
    after time: RxTimeInterval, on scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable.create { observer in
      let both = Observable.merge(
        self.asObservable(), self.delaySubscription(time, scheduler: scheduler))
      let subscription = both.subscribe(observer)
      return Disposables.create(subscription, self.connect())
    }
  }
}
