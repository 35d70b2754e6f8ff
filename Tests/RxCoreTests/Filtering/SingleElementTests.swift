import RxCore
import TestSupport
import Testing

@Suite struct SingleElementTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/singleElement") { c, s in
      let source = try s.first
      switch c.words.first {
      case nil: return source.single()
      case "above":
        let limit = try c.integer(1)
        return source.single { Int($0)! > limit }
      case "fails":
        let last = try c.word(2)
        return source.single { element in
          if element == last { throw Broken() }
          return true
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `report 54: the first element passes before a second one fails`() {
    var events: [String] = []
    _ = Observable.of(1, 2).single().subscribe { event in
      if case .error(RxError.moreThanOneElement) = event {
        events.append("moreThanOneElement")
      } else {
        events.append("\(event)")
      }
    }
    #expect(events == ["next(1)", "moreThanOneElement"])
  }

  @Test func `a source without an element fails with noElements`() {
    var failure: (any Error)?
    _ = Observable<Int>.empty().single().subscribe(onError: { failure = $0 })
    guard case RxError.noElements? = failure else {
      Issue.record("It is \(String(describing: failure)).")
      return
    }
  }

  @Test func `a source that emits while it is subscribed to is stopped at the second element`() {
    var passed: [Int] = []
    _ = Observable.from(1...10).do(onNext: { passed.append($0) }).single()
      .subscribe(onError: { _ in })
    #expect(passed == [1, 2])
  }

  @Test func `the condition is not asked again after the end`() {
    let tap = Tap<Int>()
    var asked: [Int] = []
    var events: [String] = []
    let sequence = tap.sequence.single {
      asked.append($0)
      return true
    }
    _ = sequence.subscribe { event in
      events.append("\(event)")
      if event.error != nil { tap.emit(3) }
    }
    for element in 1...4 { tap.emit(element) }
    #expect(asked == [1, 2])
    #expect(events.count == 2)
  }

  @Test func `an end that the element causes is a completion`() {
    let tap = Tap<Int>()
    var events: [String] = []
    _ = tap.sequence.single().subscribe { event in
      events.append("\(event)")
      if event.element != nil { tap.complete() }
    }
    tap.emit(1)
    #expect(events == ["next(1)", "completed"])
  }

  @Test func `each subscription counts for itself`() {
    let sequence = Observable.of(1, 2).single { $0 == 2 }
    #expect(sequence.transcript == "2 |")
    #expect(sequence.transcript == "2 |")
  }

  @Test func `what the condition holds is free at the end`() {
    let tap = PublishSubject<Int>()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = tap.single { _ in withExtendedLifetime(captive) { true } }.subscribe()
    }
    #expect(trace.isAlive)
    tap.onNext(1)
    tap.onCompleted()
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
