import RxCore
import TestSupport
import Testing

@Suite struct DematerializeTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/dematerialize") { _, s in
      try s.first.map { text -> Event<String> in
        switch text {
        case "completed": .completed
        case "error": .error(Broken())
        default: .next(String(text.dropFirst(5).dropLast()))
        }
      }.dematerialize()
    }
  }

  @Test func `it undoes materialize`() {
    let failing = Observable.of(1, 2).concat(Observable.error(Broken()))
    #expect(failing.materialize().dematerialize().transcript == "1 2 #broken")
    #expect(Observable<Int>.empty().materialize().dematerialize().transcript == "|")
  }

  @Test func `any event in another form will do`() {
    let answers = Observable.of(Answer.yes(1), .yes(2), .over, .yes(3))
    #expect(answers.dematerialize().transcript == "1 2 |")
  }

  @Test func `nothing follows an element that ends the sequence`() {
    let tap = Tap<Event<Int>>()
    var events: [String] = []
    _ = tap.sequence.dematerialize().subscribe { event in
      events.append("\(event)")
      if event.isStopEvent { tap.emit(.next(2)) }
    }
    tap.emit(.next(1))
    tap.emit(.completed)
    tap.emit(.error(Broken()))
    tap.complete()
    #expect(events == ["next(1)", "completed"])
  }

  @Test func `disposal during an element stops a source that emits at once`() {
    var sent = 0
    let source = Observable.range(start: 1, count: 100).map { element -> Event<Int> in
      sent = element
      return .next(element)
    }
    #expect(source.dematerialize().take(2).transcript == "1 2 |")
    #expect(sent == 2)
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in
        sequence.materialize().dematerialize()
      }.transcript
    }
    #expect(result == "0 |")
  }

  private enum Answer: EventConvertible {
    case yes(Int)
    case over

    var event: Event<Int> {
      switch self {
      case .yes(let number): .next(number)
      case .over: .completed
      }
    }
  }
}
