import RxCore
import TestSupport
import Testing

@Suite struct TakeWhileTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/takeWhile", of: Int.self) { c, s in
      let source = try s.first
      let behavior = c.words.last == "inclusive" ? TakeBehavior.inclusive : .exclusive
      switch c.words.first {
      case "below":
        let limit = try c.integer(1)
        return source.take(while: { $0 < limit }, behavior: behavior)
      case "fails":
        let last = try c.integer(2)
        return source.take(
          while: { element in
            if element == last { throw Broken() }
            return true
          }, behavior: behavior)
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `without a behavior the last element is not emitted`() {
    #expect(Observable.of(1, 2, 3).take(while: { $0 < 2 }).transcript == "1 |")
  }

  @Test func `a source that emits while it is subscribed to is stopped in the middle`() {
    var passed: [Int] = []
    _ = Observable.from(1...10).map { element -> Int in
      passed.append(element)
      return element
    }.take(while: { $0 < 3 }).subscribe()
    #expect(passed == [1, 2, 3])
  }

  @Test func `the end is emitted before the source is disposed`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    _ = tap.sequence.take(while: { $0 < 1 }, behavior: .inclusive).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
    tap.emit(1)
    #expect(log.lines == ["subscribe", "1", "|", "dispose"])
  }

  @Test func `the condition is not asked again once it was false`() {
    let tap = Tap<Int>()
    var asked: [Int] = []
    let sequence = tap.sequence.take(
      while: {
        asked.append($0)
        return $0 < 2
      }, behavior: .inclusive)
    _ = sequence.subscribe(onNext: { if $0 == 2 { tap.emit(1) } })
    for element in 1...4 { tap.emit(element) }
    #expect(asked == [1, 2])
  }

  @Test func `each subscription takes for itself`() {
    let sequence = Observable.of(1, 2, 1).take(while: { $0 < 2 })
    #expect(sequence.transcript == "1 |")
    #expect(sequence.transcript == "1 |")
  }

  @Test func `what the condition holds is free at the end`() {
    let tap = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      subscription = tap.take(while: { _ in withExtendedLifetime(captive) { false } }).subscribe()
    }
    #expect(trace.isAlive)
    tap.onNext(1)
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @available(*, deprecated)
  @Test func `its old name does the same`() {
    #expect(Observable.of(1, 2, 1).takeWhile { $0 < 2 }.transcript == "1 |")
  }
}
