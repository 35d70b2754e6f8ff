import RxCore
import TestSupport
import Testing

@Suite struct ShareTests {
  /// The ways to share that behave the same but for the replay.
  struct Form: Sendable {
    let replay: Int
    let scope: SubjectLifetimeScope

    static let all = [0, 1, 2].flatMap { replay in
      [Form(replay: replay, scope: .whileConnected), Form(replay: replay, scope: .forever)]
    }
    static let whileConnected = all.filter { $0.scope == .whileConnected }
    static let forever = all.filter { $0.scope == .forever }
  }

  private let log = Log()
  private let source = CountedSource()

  private func shared(
    _ form: Form, _ emitting: @escaping (AnyObserver<Int>) -> Void = { _ in }
  ) -> Observable<Int> {
    source.observable(emitting).share(replay: form.replay, scope: form.scope)
  }

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/share") { fixture, sources in
      let source = try sources.first
      let shared =
        switch fixture.arguments.text {
        case "": source.share()
        case "replay 1": source.share(replay: 1)
        case "replay 2": source.share(replay: 2)
        case "replay 1 forever": source.share(replay: 1, scope: .forever)
        case "twice": source.share()
        default: throw fixture.unknownArguments
        }
      return fixture.arguments.text == "twice" ? Observable.merge(shared, shared) : shared
    }
  }

  @Test(arguments: Form.all)
  func `the source runs once for all observers that are there at the same time`(form: Form) {
    let shared = shared(form)
    let first = shared.note("A", in: log)
    let second = shared.note("B", in: log)
    source.send(1)
    first.dispose()
    source.send(2)
    #expect(source.lines == ["subscribed"])
    second.dispose()
    second.dispose()
    #expect(source.lines == ["subscribed", "disposed"])
    #expect(log.lines == ["A1", "B1", "B2"])
  }

  @Test(arguments: Form.all)
  func `a new observer gets the last elements first`(form: Form) {
    let shared = shared(form)
    _ = shared.map { _ in 0 }.subscribe()
    source.send(1, 2, 3)
    _ = shared.note("A", in: log)
    source.send(4)
    #expect(log.lines == [1, 2, 3, 4].suffix(form.replay + 1).map { "A\($0)" })
  }

  @Test(arguments: Form.whileConnected)
  func `while connected, the first observer after the last one left starts anew`(form: Form) {
    let shared = shared(form)
    let first = shared.note("A", in: log)
    source.send(1)
    first.dispose()
    _ = shared.note("B", in: log)
    source.send(2)
    #expect(log.lines == ["A1", "B2"])
    #expect(source.lines == ["subscribed", "disposed", "subscribed"])
  }

  @Test(arguments: Form.forever)
  func `for ever, the first observer after the last one left gets the kept elements first`(
    form: Form
  ) {
    let shared = shared(form)
    let first = shared.note("A", in: log)
    source.send(1, 2)
    first.dispose()
    _ = shared.note("B", in: log)
    source.send(3)
    let kept = [1, 2].suffix(form.replay).map { "B\($0)" }
    #expect(log.lines == ["A1", "A2"] + kept + ["B3"])
    #expect(source.lines == ["subscribed", "disposed", "subscribed"])
  }

  @Test(arguments: Form.all)
  func `the end reaches all observers and stops the source`(form: Form) {
    let shared = shared(form)
    _ = shared.note("A", in: log)
    _ = shared.note("B", in: log)
    source.send(.error(TestFailure()))
    source.send(1)
    #expect(log.lines == ["A#", "B#"])
    #expect(source.lines == ["subscribed", "disposed"])
  }

  @Test(arguments: Form.whileConnected)
  func `while connected, an observer after the end starts the source again`(form: Form) {
    let shared = shared(form)
    _ = shared.note("A", in: log)
    source.send(1)
    source.send(.completed)
    _ = shared.note("B", in: log)
    source.send(2)
    source.send(.completed)
    #expect(log.lines == ["A1", "A|", "B2", "B|"])
    #expect(source.subscriptions == 2)
  }

  @Test(arguments: Form.forever)
  func `for ever, an observer after the end gets the kept elements and the end`(form: Form) {
    let shared = shared(form)
    _ = shared.note("A", in: log)
    source.send(1, 2)
    source.send(.error(TestFailure()))
    _ = shared.note("B", in: log)
    #expect(
      log.lines == ["A1", "A2", "A#"] + [1, 2].suffix(form.replay).map { "B\($0)" } + ["B#"])
    #expect(source.subscriptions == 1)
  }

  @Test(arguments: Form.all)
  func `an observer that comes in the end's turn starts anew, or gets the end`(form: Form) {
    let shared = shared(form)
    _ = shared.subscribe { [log] event in
      log.add(event.line("A"))
      if event.isCompleted { _ = shared.note("B", in: log) }
    }
    source.send(.completed)
    let isForever = form.scope == .forever
    #expect(log.lines == (isForever ? ["A|", "B|"] : ["A|"]))
    #expect(source.subscriptions == (isForever ? 1 : 2))
  }

  @Test(arguments: Form.all)
  func `a source that emits at once reaches the first observer`(form: Form) {
    let shared = shared(form) { observer in
      observer.onNext(1)
      observer.onNext(2)
    }
    _ = shared.note("A", in: log)
    #expect(log.lines == ["A1", "A2"])
  }

  @Test(arguments: Form.all)
  func `an observer that leaves inside a synchronous source stops it`(form: Form) {
    let shared = shared(form) { observer in
      for element in 1...3 { observer.onNext(element) }
    }
    _ = shared.take(1).note("A", in: log)
    #expect(log.lines == ["A1", "A|"])
    #expect(source.lines == ["subscribed", "disposed"])
  }

  @Test func `an observer content with what is kept does not start the source`() {
    let shared = shared(Form(replay: 1, scope: .forever))
    let first = shared.note("A", in: log)
    source.send(1)
    first.dispose()
    _ = shared.take(1).note("B", in: log)
    #expect(log.lines == ["A1", "B1", "B|"])
    #expect(source.subscriptions == 1)
  }
}
