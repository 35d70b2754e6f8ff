import RxCore
import TestSupport
import Testing

@Suite struct SkipWhileTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/skipWhile", of: Int.self) { c, s in
      let source = try s.first
      switch c.words.first {
      case "below":
        let limit = try c.integer(1)
        return source.skip(while: { $0 < limit })
      case "fails":
        let last = try c.integer(2)
        return source.skip(while: { element in
          if element == last { throw Broken() }
          return element < 3
        })
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `the condition is not asked again once it was false`() {
    var asked: [Int] = []
    let sequence = Observable.of(1, 2, 3, 1).skip(while: {
      asked.append($0)
      return $0 < 2
    })
    #expect(sequence.transcript == "2 3 1 |")
    #expect(asked == [1, 2])
  }

  @Test func `each subscription skips for itself`() {
    let sequence = Observable.of(1, 2, 1).skip(while: { $0 < 2 })
    #expect(sequence.transcript == "2 1 |")
    #expect(sequence.transcript == "2 1 |")
  }

  @Test func `an element that the first one causes passes without the condition`() {
    let tap = Tap<Int>()
    var seen: [Int] = []
    _ = tap.sequence.skip(while: { $0 < 3 }).subscribe(onNext: { element in
      if element == 3 { tap.emit(1) }
      seen.append(element)
    })
    tap.emit(2)
    tap.emit(3)
    #expect(seen == [1, 3])
  }

  @Test func `what the condition holds is free at the end`() {
    let tap = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      subscription = tap.skip(while: { _ in withExtendedLifetime(captive) { true } }).subscribe()
    }
    #expect(trace.isAlive)
    tap.onCompleted()
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @available(*, deprecated)
  @Test func `its old name does the same`() {
    #expect(Observable.of(1, 2, 1).skipWhile { $0 < 2 }.transcript == "2 1 |")
  }
}
