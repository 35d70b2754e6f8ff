import RxCore
import TestSupport
import Testing

@Suite struct FlatMapLatestTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/flatMapLatest") { c, s in
      switch c.arguments.text {
      case "": return try s.first.flatMapLatest { try s.named($0) }
      case "fails at b":
        return try s.first.flatMapLatest { element in
          if element == "b" { throw Broken() }
          return try s.named(element)
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `sequences that emit at once are replaced between their elements`() {
    let sequence = Observable.of(1, 2, 3).flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1) }
    #expect(sequence.transcript == "10 20 30 31 |")
  }

  @Test func `the one before is disposed after the selector, before the next begins`() {
    let log = Log()
    let source = Tap<Int>()
    let (first, second) = (
      Tap<Int>(log: { log.add("first \($0)") }), Tap<Int>(log: { log.add("second \($0)") })
    )
    _ = source.sequence.flatMapLatest { element in
      log.add("selector")
      return element == 1 ? first.sequence : second.sequence
    }.subscribe()
    source.emit(1)
    source.emit(2)
    #expect(
      log.lines == [
        "selector", "first subscribe", "selector", "first dispose", "second subscribe",
      ])
  }

  @Test func `an element that waits while its sequence is replaced is dropped`() {
    let (source, first, second) = (Tap<Int>(), Tap<Int>(), Tap<Int>())
    var seen: [Int] = []
    _ = source.sequence.flatMapLatest { $0 == 1 ? first.sequence : second.sequence }
      .subscribe(onNext: { element in
        seen.append(element)
        if element == 10 {
          first.emit(11)
          source.emit(2)
          second.emit(20)
        }
      })
    source.emit(1)
    first.emit(10)
    #expect(seen == [10, 20])
  }

  @Test func `a failure that waits while its sequence is replaced is dropped`() {
    let (source, first, second) = (Tap<Int>(), Tap<Int>(), Tap<Int>())
    var events: [String] = []
    _ = source.sequence.flatMapLatest { $0 == 1 ? first.sequence : second.sequence }
      .subscribe { event in
        events.append(event.debugDescription)
        if event.element == 10 {
          first.fail()
          source.emit(2)
        }
      }
    source.emit(1)
    first.emit(10)
    second.emit(20)
    #expect(events == ["next(10)", "next(20)"])
  }

  @Test func `an element that waits while its sequence completes is kept`() {
    let (source, first) = (Tap<Int>(), Tap<Int>())
    var events: [String] = []
    _ = source.sequence.flatMapLatest { _ in first.sequence }.subscribe { event in
      events.append(event.debugDescription)
      if event.element == 10 {
        first.emit(11)
        first.complete()
        source.complete()
      }
    }
    source.emit(1)
    first.emit(10)
    #expect(events == ["next(10)", "next(11)", "completed"])
  }

  @Test func `the selector is not called once the sequence has failed`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    var selected: [Int] = []
    _ = source.sequence.flatMapLatest { element in
      selected.append(element)
      return inner.sequence
    }.subscribe(onError: { _ in source.emit(2) })
    source.emit(1)
    inner.fail()
    #expect(selected == [1])
  }

  @Test func `no lock is held while an observer runs`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    let hangs = ForeignLock.hangs { observe in
      _ = source.sequence.flatMapLatest { _ in inner.sequence }
        .subscribe(onNext: { _ in observe() })
      source.emit(0)
    } emit: {
      inner.emit(1)
    } enter: {
      source.emit(2)
      source.complete()
    }
    #expect(!hangs)
  }

  @Test func `10,000 nested in each other fit a stack of 8 MB`() {
    func nested(_ levels: Int) -> Observable<Int> {
      levels == 0 ? .just(7) : Observable.just(levels).flatMapLatest { nested($0 - 1) }
    }
    #expect(Watchdog.run { nested(Depth.levels).transcript } == "7 |")
  }
}
