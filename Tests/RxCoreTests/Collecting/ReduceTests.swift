import RxCore
import TestSupport
import Testing

@Suite struct ReduceTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Collecting/reduce", of: Int.self) { c, s -> Observable<Int> in
      let source = try s.first
      switch c.arguments.text {
      case "sum": return source.reduce(0, accumulator: +)
      case "sum, halved": return source.reduce(0, accumulator: +, mapResult: { $0 / 2 })
      case "fails at 2":
        return source.reduce(0) { sum, element in
          if element == 2 { throw Broken() }
          return sum + element
        }
      case "fails at the end":
        return source.reduce(0, accumulator: +, mapResult: { _ in throw Broken() })
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription begins with the seed`() {
    let sum = Observable.of(1, 2, 3).reduce("") { $0 + "\($1)" }
    #expect(sum.transcript == "123 |")
    #expect(sum.transcript == "123 |")
  }

  @Test func `nothing is made of the sum if nobody wants it any more`() {
    var made = 0
    let tap = Tap<Int>()
    let subscription = tap.sequence.reduce(0, accumulator: +, mapResult: { _ in made += 1 })
      .subscribe()
    tap.emit(1)
    subscription.dispose()
    tap.complete()
    #expect(made == 0)
  }

  @Test func `the closures are released with the end`() {
    let source = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      subscription = source.reduce(0) { sum, element in
        withExtendedLifetime(captive) { sum + element }
      }.subscribe()
    }
    source.onNext(1)
    #expect(trace.isAlive)
    source.onCompleted()
    #expect(!trace.isAlive)
    subscription?.dispose()
  }
}
