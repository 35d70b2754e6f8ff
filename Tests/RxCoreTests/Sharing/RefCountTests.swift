import RxCore
import TestSupport
import Testing

@Suite struct RefCountTests {
  private let log = Log()
  private let source = CountedSource()

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/refCount") { fixture, sources in
      let counted = try sources.first.publish().refCount()
      switch fixture.arguments.text {
      case "": return counted
      case "twice": return Observable.merge(counted, counted)
      case "one after the other": return counted.concat(counted)
      default: throw fixture.unknownArguments
      }
    }
  }

  @Test func `the first observer connects, the last one that leaves disconnects`() {
    let counted = source.observable().publish().refCount()
    #expect(source.lines.isEmpty)
    let first = counted.note("A", in: log)
    let second = counted.note("B", in: log)
    source.send(1)
    first.dispose()
    first.dispose()
    source.send(2)
    #expect(source.lines == ["subscribed"])
    second.dispose()
    #expect(source.lines == ["subscribed", "disposed"])
    _ = counted.note("C", in: log)
    source.send(3)
    #expect(log.lines == ["A1", "B1", "B2", "C3"])
    #expect(source.lines == ["subscribed", "disposed", "subscribed"])
  }

  @Test func `it connects after the first observer has been subscribed`() {
    let counted = source.observable {
      $0.onNext(1)
      $0.onCompleted()
    }.publish().refCount()
    _ = counted.note("A", in: log)
    #expect(log.lines == ["A1", "A|"])
  }

  @Test func `an end starts the count anew`() {
    let counted = source.observable().publish().refCount()
    let first = counted.note("A", in: log)
    _ = counted.note("B", in: log)
    source.send(.error(TestFailure()))
    _ = counted.note("C", in: log)
    first.dispose()
    source.send(1)
    #expect(log.lines == ["A#", "B#", "C1"])
    #expect(source.lines == ["subscribed", "disposed", "subscribed"])
  }

  @Test func `an observer that gets its end at once does not connect`() {
    let subject = PublishSubject<Int>()
    let counted = source.observable().multicast(subject).refCount()
    subject.onCompleted()
    _ = counted.note("A", in: log)
    #expect(log.lines == ["A|"])
    #expect(source.lines.isEmpty)
  }

  @Test func `an observer that leaves while it is subscribed does not connect`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    let counted = source.observable().multicast(subject).refCount()
    _ = counted.take(1).note("A", in: log)
    #expect(log.lines == ["A1", "A|"])
    #expect(source.lines.isEmpty)
  }

  @Test func `an observer that leaves inside a synchronous source stops it`() {
    let counted = source.observable {
      for element in 1...3 { $0.onNext(element) }
    }.publish().refCount()
    _ = counted.take(1).note("A", in: log)
    #expect(log.lines == ["A1", "A|"])
    #expect(source.lines == ["subscribed", "disposed"])
    _ = counted.note("B", in: log)
    #expect(log.lines == ["A1", "A|", "B1", "B2", "B3"])
  }

  @Test func `an observer that comes in the end's turn connects anew`() {
    let counted = source.observable().publish().refCount()
    _ = counted.subscribe { [log] event in
      log.add(event.line("A"))
      if event.isCompleted { _ = counted.note("B", in: log) }
    }
    source.send(.completed)
    source.send(1)
    #expect(log.lines == ["A|", "B1"])
    #expect(source.subscriptions == 2)
  }

  @Test func `the end frees the observers, though subscription and sequence are kept`() {
    let counted = source.observable().publish().refCount()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = counted.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    source.send(.completed)
    #expect(!trace.isAlive)
    withExtendedLifetime((kept, counted)) {}
  }

  @Test func `one that comes while another leaves is connected`() {
    let wrong = Race.wrongRounds {
      let source = PublishSubject<Int>()
      let counted = source.publish().refCount()
      return (source, counted, counted.subscribe(), Log())
    } _: { state, lane in
      if lane == 0 { state.2.dispose() } else { _ = state.1.note("", in: state.3) }
    } isRight: { state in
      state.0.onNext(1)
      return state.3.lines == ["1"]
    }
    #expect(wrong == 0)
  }

  @Test func `observers that come and go at once leave nothing behind`() {
    let wrong = Race.wrongRounds(of: 3_000, threads: 3) {
      let source = CountedSource()
      return (source, source.observable().publish().refCount())
    } _: { state, _ in
      for _ in 1...3 { state.1.subscribe().dispose() }
    } isRight: { state in
      let lines = state.0.lines
      return lines.count { $0 == "subscribed" } == lines.count { $0 == "disposed" }
    }
    #expect(wrong == 0)
  }
}
