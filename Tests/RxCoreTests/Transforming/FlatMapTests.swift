import RxCore
import TestSupport
import Testing

@Suite struct FlatMapTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/flatMap") { c, s in
      switch c.arguments.text {
      case "": return try s.first.flatMap { try s.named($0) }
      case "fails at b":
        return try s.first.flatMap { element in
          if element == "b" { throw Broken() }
          return try s.named(element)
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `sequences that emit at once take turns with the source`() {
    let sequence = Observable.of(1, 2).flatMap {
      Observable.of($0 * 10, $0 * 10 + 1, $0 * 10 + 2)
    }
    #expect(sequence.transcript == "10 11 20 12 21 22 |")
  }

  @Test func `an element emitted during another one waits for its end`() {
    let (first, second) = (Tap<Int>(), Tap<Int>())
    var seen: [String] = []
    _ = Observable.of(first, second).flatMap { $0.sequence }.subscribe(onNext: { element in
      seen.append("\(element)")
      if element == 1 {
        second.emit(2)
        seen.append("end of 1")
      }
    })
    first.emit(1)
    #expect(seen == ["1", "end of 1", "2"])
  }

  @Test func `the selector is not called once the sequence has failed`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    var selected: [Int] = []
    var failures = 0
    _ = source.sequence.flatMap { element in
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

  @Test func `a sequence whose failure waits is stopped already`() {
    let (first, second) = (Tap<Int>(), Tap<Int>())
    var transformed: [Int] = []
    let failing = second.sequence.map { element -> Int in
      transformed.append(element)
      throw Broken()
    }
    var events: [String] = []
    _ = Observable.of(first.sequence, failing).flatMap { $0 }.subscribe { event in
      events.append(event.debugDescription)
      if event.element == 1 {
        second.emit(2)
        second.emit(3)
      }
    }
    first.emit(1)
    #expect(transformed == [2])
    #expect(events == ["next(1)", "error(broken)"])
  }

  @Test func `report 39: what a sequence holds is free once it has completed`() {
    let source = Tap<Observable<Int>>()
    let subscription = source.sequence.flatMap { $0 }.subscribe()
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

  @Test func `disposal during an element stops a sequence that emits at once`() {
    var emitted: [Int] = []
    let sequence = Observable.just(0).flatMap { _ in
      Observable<Int>.create { observer in
        for element in 1...5 { observer.onNext(element) }
        return Disposables.create()
      }.map { element -> Int in
        emitted.append(element)
        return element
      }
    }
    #expect(sequence.take(2).transcript == "1 2 |")
    #expect(emitted == [1, 2])
  }

  @Test func `100,000 sequences run at the same time`() {
    let taps = (0..<100_000).map { _ in Tap<Int>() }
    var sum = 0
    var ends = 0
    _ = Observable.from(taps).flatMap { $0.sequence }
      .subscribe(onNext: { sum += $0 }, onCompleted: { ends += 1 })
    for tap in taps {
      tap.emit(1)
      tap.complete()
    }
    #expect(sum == 100_000)
    #expect(ends == 1)
  }

  @Test func `10,000 nested in each other fit a stack of 8 MB`() {
    func nested(_ levels: Int) -> Observable<Int> {
      levels == 0 ? .just(7) : Observable.just(levels).flatMap { nested($0 - 1) }
    }
    #expect(Watchdog.run { nested(Depth.levels).transcript } == "7 |")
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in
        sequence.flatMap { Observable.just($0 + 1) }
      }.transcript
    }
    #expect(result == "\(Depth.levels) |")
  }

  @Test func `a key path serves as the selector`() {
    #expect(Observable.just(Holder(sequence: .of(1, 2))).flatMap(\.sequence).transcript == "1 2 |")
  }

  private struct Holder {
    let sequence: Observable<Int>
  }
}
