import RxCore
import TestSupport
import Testing

@Suite struct ReduceTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Collecting/reduce", of: Int.self) { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "sum": return source.reduce(0, accumulator: +)
      case "mean":
        return source.reduce(
          [Int](), accumulator: { $0 + [$1] }, mapResult: { $0.reduce(0, +) / $0.count })
      case "count":
        return source.reduce([Int](), accumulator: { $0 + [$1] }, mapResult: { $0.count })
      case "accumulator fails at 2":
        return source.reduce(0) { sum, element in
          if element == 2 { throw Broken() }
          return sum + element
        }
      case "result fails":
        return source.reduce(0, accumulator: +, mapResult: { _ -> Int in throw Broken() })
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription accumulates for itself`() {
    let sequence = Observable.of(1, 2, 3).reduce(0, accumulator: +)
    #expect(sequence.transcript == "6 |")
    #expect(sequence.transcript == "6 |")
  }

  @Test func `no element is accumulated after a failure`() {
    let tap = Tap<Int>()
    var seen: [Int] = []
    var failures = 0
    let sequence = tap.sequence.reduce(0) { _, element -> Int in
      seen.append(element)
      throw Broken()
    }
    _ = sequence.subscribe(onError: { _ in
      failures += 1
      tap.emit(2)
    })
    tap.emit(1)
    tap.emit(3)
    tap.complete()
    #expect(seen == [1])
    #expect(failures == 1)
  }

  @Test func `a stage that fails with the result goes on as it says`() {
    let failing = Observable.of(1).reduce(0, accumulator: +).map { _ -> Int in throw Broken() }
    #expect(failing.catch { _ in .never() }.transcript == "")
    #expect(failing.catchAndReturn(7).transcript == "7 |")
  }

  @Test func `disposal during the result drops the end`() {
    let tap = Tap<Int>()
    let subscription = SingleAssignmentDisposable()
    let log = Log()
    subscription.setDisposable(
      tap.sequence.reduce(0, accumulator: +).do(onCompleted: { log.add("|") })
        .subscribe(onNext: { element in
          log.add("\(element)")
          subscription.dispose()
        }))
    tap.emit(1)
    tap.complete()
    #expect(log.lines == ["1"])
  }

  @Test func `nothing is made of the value if nobody wants it any more`() {
    var made = 0
    let tap = Tap<Int>()
    let subscription = tap.sequence.reduce(0, accumulator: +, mapResult: { _ in made += 1 })
      .subscribe()
    tap.emit(1)
    subscription.dispose()
    tap.complete()
    #expect(made == 0)
  }

  @Test func `what the closures and the value hold is free at the end`() {
    let tap = PublishSubject<Int>()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = tap.reduce(captive) { value, _ in withExtendedLifetime(captive) { value } }
        .subscribe()
    }
    tap.onNext(1)
    #expect(trace.isAlive)
    tap.onCompleted()
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
