import RxCore
import TestSupport
import Testing

@Suite struct MaybeTests {
  private let log = Log()

  private func subscribe(_ maybe: Maybe<Int>) -> any Disposable {
    maybe.subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onError: { [log] in log.add("\($0)") },
      onCompleted: { [log] in log.add("|") }, onDisposed: { [log] in log.add("over") })
  }

  @Test func `its element, its failure or its completion is its one event`() {
    #expect(Maybe.just(1).events == "1")
    #expect(Maybe<Int>.error(Broken()).events == "#broken")
    #expect(Maybe<Int>.empty().events == "|")
    #expect(Maybe<Int>.never().events == "")
  }

  @Test func `a source that breaks the promise still makes one event`() {
    #expect(Maybe(raw: Observable.of(1, 2)).events == "1")
    #expect(Maybe(raw: Observable.just(1).concat(Observable.error(Broken()))).events == "1")
  }

  @Test func `the handler is told first, then that it is over, then the source is torn down`() {
    let tap = Tap<Int>(log: { [log] in log.add($0) })
    _ = subscribe(Maybe(raw: tap.sequence))
    tap.emit(1)
    tap.complete()
    #expect(log.lines == ["subscribe", "1", "over", "dispose"])
  }

  @Test func `a completion and a failure are told in the same order`() {
    _ = subscribe(.empty())
    _ = subscribe(.error(Broken()))
    #expect(log.lines == ["|", "over", "broken", "over"])
  }

  @Test func `a disposal tears the source down first, and no event follows`() {
    let tap = Tap<Int>(log: { [log] in log.add($0) })
    subscribe(Maybe(raw: tap.sequence)).dispose()
    tap.emit(1)
    tap.complete()
    #expect(log.lines == ["subscribe", "dispose", "over"])
  }

  @Test func `a failure without a handler reaches the default handler`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
      _ = Maybe<Int>.error(Broken()).subscribe(onSuccess: { _ in })
      precondition(log.lines == ["broken"])
    }
  }

  @Test func `closures with an object get it while it lives, and do not keep it`() {
    let tap = Tap<Int>()
    var object: Releasing? = Releasing { [log] in log.add("released") }
    for maybe in [Maybe.just(1), .empty(), .error(Broken()), Maybe(raw: tap.sequence)] {
      _ = maybe.subscribe(
        with: object!, onSuccess: { [log] _, element in log.add("\(element)") },
        onError: { [log] _, error in log.add("\(error)") },
        onCompleted: { [log] _ in log.add("|") }, onDisposed: { [log] _ in log.add("over") })
    }
    object = nil
    let lines = ["1", "over", "|", "over", "broken", "over", "released"]
    #expect(log.lines == lines)
    tap.emit(1)
    #expect(log.lines == lines)
  }

  @Test func `create reports one event and is torn down after it`() {
    let events: [(MaybeEvent<Int>, String)] = [
      (.success(1), "1"), (.completed, "|"), (.error(Broken()), "#broken"),
    ]
    for (event, text) in events {
      let maybe = Maybe<Int>.create { [log] observer in
        observer(event)
        observer(.success(2))
        observer(.error(Broken()))
        observer(.completed)
        return Disposables.create { log.add("teardown") }
      }
      #expect(maybe.events == text)
    }
    #expect(log.lines == ["teardown", "teardown", "teardown"])
  }

  @Test func `of two threads that report one is heard`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { contest, lane in
      contest.observer?(lane == 0 ? .success(0) : .completed)
    } isRight: {
      [["element", "end"], ["end"]].contains($0.log.lines)
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    private(set) var observer: Maybe<Int>.MaybeObserver?
    let log = Log()

    init() {
      let maybe = Maybe<Int>.create { [self] observer in
        self.observer = observer
        return Disposables.create()
      }
      _ = maybe.asObservable().subscribe { [log] event in
        log.add(event.isStopEvent ? "end" : "element")
      }
    }
  }
}
