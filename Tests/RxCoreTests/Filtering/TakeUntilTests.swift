import RxCore
import TestSupport
import Testing

@Suite struct TakeUntilTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/takeUntil") { c, s in
      let source = try s.first
      switch c.words.first {
      case nil: return try source.take(until: s.second)
      case "just": return source.take(until: Observable.just(1))
      case "above":
        let limit = try c.integer(1)
        return source.take(
          until: { Int($0)! > limit }, behavior: c.words.count == 3 ? .inclusive : .exclusive)
      case "fails":
        let last = try c.word(2)
        return source.take(until: { element in
          if element == last { throw Broken() }
          return false
        })
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `the other sequence is subscribed to first`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    let subscription = source.sequence.take(until: other.sequence).subscribe()
    subscription.dispose()
    #expect(
      log.lines == ["other subscribe", "source subscribe", "other dispose", "source dispose"])
  }

  @Test func `report 51: the end of the other sequence is not the end`() {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    var events: [String] = []
    _ = source.sequence.take(until: other.sequence).subscribe {
      events.append($0.debugDescription)
    }
    other.complete()
    source.emit(1)
    source.complete()
    #expect(events == ["next(1)", "completed"])
  }

  @Test func `an element that causes the other sequence to emit is the last one`() {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    var events: [String] = []
    _ = source.sequence.take(until: other.sequence).subscribe { event in
      events.append(event.debugDescription)
      if event.element == 1 {
        other.emit(0)
        source.emit(2)
        events.append("returned")
      }
    }
    source.emit(1)
    #expect(events == ["next(1)", "returned", "completed"])
  }

  @Test func `the condition is not asked again once it was true`() {
    let tap = Tap<Int>()
    var asked: [Int] = []
    let sequence = tap.sequence.take(
      until: {
        asked.append($0)
        return $0 == 2
      }, behavior: .inclusive)
    _ = sequence.subscribe(onNext: { if $0 == 2 { tap.emit(3) } })
    for element in 1...4 { tap.emit(element) }
    #expect(asked == [1, 2])
  }

  @Test func `no lock is held while an observer runs`() {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    let hangs = ForeignLock.hangs { observe in
      _ = source.sequence.take(until: other.sequence).subscribe(onNext: { _ in observe() })
    } emit: {
      source.emit(1)
    } enter: {
      other.emit(1)
    }
    #expect(!hangs)
  }

  @Test func `two threads emit one event at a time and one end`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.source.emit(element) }
      } else {
        state.other.emit(0)
      }
    } isRight: {
      $0.isInOrder
    }
    #expect(wrong == 0)
  }

  @available(*, deprecated)
  @Test func `its old names do the same`() {
    #expect(Observable.of(1, 2).takeUntil(Observable.just(0)).transcript == "|")
    #expect(Observable.of(1, 2, 3).takeUntil(.inclusive) { $0 == 2 }.transcript == "1 2 |")
    #expect(Observable.of(1, 2, 3).takeUntil(.exclusive) { $0 == 2 }.transcript == "1 |")
  }

  private final class Contest {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    private let log = Log()

    init() {
      _ = source.sequence.take(until: other.sequence).subscribe { [log] event in
        log.add(event.element.map(String.init) ?? "|")
      }
    }

    var isInOrder: Bool {
      let lines = log.lines
      return lines.last == "|" && lines.dropLast().elementsEqual((1..<lines.count).map(String.init))
    }
  }
}
