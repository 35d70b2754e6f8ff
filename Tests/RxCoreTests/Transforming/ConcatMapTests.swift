import RxCore
import TestSupport
import Testing

@Suite struct ConcatMapTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/concatMap") { c, s in
      switch c.arguments.text {
      case "": return try s.first.concatMap { try s.named($0) }
      case "fails at b":
        return try s.first.concatMap { element in
          if element == "b" { throw Broken() }
          return try s.named(element)
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `sequences that emit at once come one after another`() {
    let sequence = Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }
    #expect(sequence.transcript == "10 11 20 21 |")
  }

  @Test func `one sequence is disposed before the next is subscribed to`() {
    let log = Log()
    let source = Tap<Int>()
    let (first, second) = (
      Tap<Int>(log: { log.add("first \($0)") }), Tap<Int>(log: { log.add("second \($0)") })
    )
    _ = source.sequence.concatMap { $0 == 1 ? first.sequence : second.sequence }.subscribe()
    source.emit(1)
    source.emit(2)
    first.complete()
    #expect(log.lines == ["first subscribe", "first dispose", "second subscribe"])
  }

  @Test func `report 42: 100,000 sequences that wait need no stack`() {
    let first = Tap<Int>()
    var sum = 0
    var ends = 0
    let result = Watchdog.run(stackSize: 512 << 10) {
      _ = Observable.from(0..<100_000)
        .concatMap { $0 == 0 ? first.sequence : Observable.just(1) }
        .subscribe(onNext: { sum += $0 }, onCompleted: { ends += 1 })
      let before = sum
      first.complete()
      return (before, sum, ends)
    }
    #expect(result?.0 == 0)
    #expect(result?.1 == 99_999)
    #expect(result?.2 == 1)
  }

  @Test func `disposal in a sequence that emits at once starts no other one`() {
    var started: [Int] = []
    let first = Tap<Int>()
    var seen: [Int] = []
    _ = Observable.of(1, 2, 3, 4).concatMap { element in
      element == 1
        ? first.sequence
        : Observable.deferred {
          started.append(element)
          return .just(element)
        }
    }.take(2).subscribe(onNext: { seen.append($0) })
    first.complete()
    #expect(seen == [2, 3])
    #expect(started == [2, 3])
  }

  @Test func `10,000 nested in each other fit a stack of 8 MB`() {
    func nested(_ levels: Int) -> Observable<Int> {
      levels == 0 ? .just(7) : Observable.just(levels).concatMap { nested($0 - 1) }
    }
    #expect(Watchdog.run { nested(Depth.levels).transcript } == "7 |")
  }

  @Test func `a selector's failure that waits for its turn lets no further sequence begin`() {
    let outer = PublishSubject<Int>()
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = Log()
    _ = outer.concatMap { index in
      if index == 2 { throw TestFailure() }
      return inner[index]
    }.subscribe { (event: Event<Int>) in
      log.add("\(event)")
      if event.isStopEvent { return }
      outer.onNext(2)
      inner[0].onCompleted()
      log.add("\(inner[1].hasObservers)")
    }
    outer.onNext(0)
    outer.onNext(1)
    inner[0].onNext(5)
    #expect(log.lines == ["next(5)", "false", "error(TestFailure())"])
  }
}
