import RxCore
import TestSupport
import Testing

@Suite struct FlatMapFirstTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/flatMapFirst") { c, s in
      switch c.arguments.text {
      case "": return try s.first.flatMapFirst { try s.named($0) }
      case "fails at b":
        return try s.first.flatMapFirst { element in
          if element == "b" { throw Broken() }
          return try s.named(element)
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `while a sequence that takes turns runs, the source goes on and is dropped`() {
    let sequence = Observable.of(1, 2, 3).flatMapFirst { Observable.of($0 * 10, $0 * 10 + 1) }
    #expect(sequence.transcript == "10 11 |")
  }

  @Test func `a key path serves as the selector`() {
    let source = Observable.just(Holder(sequence: .of(1, 2)))
    #expect(source.flatMapFirst(\.sequence).transcript == "1 2 |")
  }

  @Test func `an element that the selector causes is dropped`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    var selected: [Int] = []
    let subscription = source.sequence.flatMapFirst { element in
      selected.append(element)
      if element == 1 { source.emit(2) }
      return inner.sequence
    }.subscribe()
    source.emit(1)
    #expect(selected == [1])
    #expect(inner.observers.count == 1)
    subscription.dispose()
  }

  @Test func `the end of a sequence makes room while one of its elements is delivered`() {
    let (source, first, second) = (Tap<Int>(), Tap<Int>(), Tap<Int>())
    var events: [String] = []
    _ = source.sequence.flatMapFirst { $0 == 1 ? first.sequence : second.sequence }
      .subscribe { event in
        events.append(event.debugDescription)
        if event.element == 10 {
          first.emit(11)
          first.complete()
          source.emit(2)
          second.emit(20)
          source.complete()
          second.complete()
        }
      }
    source.emit(1)
    first.emit(10)
    #expect(events == ["next(10)", "next(11)", "next(20)", "completed"])
  }

  @Test func `the selector is not called once the sequence has failed`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    var selected: [Int] = []
    var failures = 0
    _ = source.sequence.flatMapFirst { element in
      selected.append(element)
      return inner.sequence
    }.subscribe(onError: { _ in
      source.emit(2)
      failures += 1
    })
    source.emit(1)
    inner.fail()
    source.emit(3)
    #expect(selected == [1])
    #expect(failures == 1)
  }

  @Test func `the selector is not called again while its failure waits`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    var selected: [Int] = []
    var events: [String] = []
    _ = source.sequence.flatMapFirst { element -> Observable<Int> in
      selected.append(element)
      if element == 2 { throw Broken() }
      return inner.sequence
    }.subscribe { event in
      events.append(event.debugDescription)
      if event.element == 10 {
        inner.complete()
        source.emit(2)
        source.emit(3)
      }
    }
    source.emit(1)
    inner.emit(10)
    #expect(selected == [1, 2])
    #expect(events == ["next(10)", "error(broken)"])
  }

  @Test func `report 39: what a sequence holds is free once it has completed`() {
    let source = Tap<Observable<Int>>()
    let subscription = source.sequence.flatMapFirst { $0 }.subscribe()
    let trace = Trace { captive in
      source.emit(
        Observable.create { observer in
          observer.onCompleted()
          return Disposables.create { withExtendedLifetime(captive) {} }
        })
    }
    #expect(!trace.isAlive)
    subscription.dispose()
  }

  @Test func `no lock is held while an observer or the selector runs`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    let hangsInObserver = ForeignLock.hangs { observe in
      _ = source.sequence.flatMapFirst { _ in inner.sequence }
        .subscribe(onNext: { _ in observe() })
      source.emit(0)
    } emit: {
      inner.emit(1)
    } enter: {
      source.emit(2)
      inner.complete()
      source.complete()
    }
    #expect(!hangsInObserver)
    let other = Tap<Int>()
    let hangsInSelector = ForeignLock.hangs { observe in
      _ = other.sequence.flatMapFirst { _ in
        observe()
        return Observable.just(1)
      }.subscribe()
    } emit: {
      other.emit(1)
    } enter: {
      other.emit(2)
      other.complete()
    }
    #expect(!hangsInSelector)
  }

  @Test func `of two threads that bring elements one is let in`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      state.source.emit(lane)
    } isRight: {
      $0.inner.observers.count == 1
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    let (source, inner) = (Tap<Int>(), Tap<Int>())

    init() {
      _ = source.sequence.flatMapFirst { [inner] _ in inner.sequence }.subscribe()
    }
  }

  @Test func `100,000 sequences one after another need no stack`() {
    let count = 100_000
    let elements = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      var elements = 0
      Observable.range(start: 0, count: count).flatMapFirst { Observable.just($0) }
        .subscribe(onNext: { _ in elements += 1 }).dispose()
      return elements
    }
    #expect(elements == count)
  }

  @Test func `10,000 nested in each other fit a stack of 8 MB`() {
    func nested(_ levels: Int) -> Observable<Int> {
      levels == 0 ? .just(7) : Observable.just(levels).flatMapFirst { nested($0 - 1) }
    }
    #expect(Watchdog.run { nested(Depth.levels).transcript } == "7 |")
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in
        sequence.flatMapFirst { Observable.just($0 + 1) }
      }.transcript
    }
    #expect(result == "\(Depth.levels) |")
  }

  private struct Holder {
    let sequence: Observable<Int>
  }
}
