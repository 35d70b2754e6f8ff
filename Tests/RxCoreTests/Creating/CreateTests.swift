import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct CreateTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/create") { c, s in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      let source = try s.first
      return Observable.create { observer in source.subscribe(observer) }
    }
  }

  @Test func `nothing passes after the first terminal event`() {
    let sequence = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Broken())
      return Disposables.create()
    }
    #expect(sequence.transcript == "1 |")
  }

  @Test func `what stops it is disposed after the terminal event`() {
    let log = Log()
    let sequence = Observable<Int>.create { observer in
      observer.onCompleted()
      log.add("emitted")
      return Disposables.create { log.add("stopped") }
    }
    _ = sequence.subscribe(onCompleted: { log.add("completed") })
    #expect(log.lines == ["completed", "emitted", "stopped"])
  }

  @Test func `disposal in the middle of a synchronous source lets nothing more through`() {
    var passed: [Int] = []
    let sequence = Observable<Int>.create { observer in
      for element in 1...5 { observer.onNext(element) }
      return Disposables.create()
    }
    _ = sequence.map { passed.append($0) }.take(2).subscribe()
    #expect(passed == [1, 2])
  }

  @Test func `a subscription does not keep the closure`() {
    let tap = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let sequence = Observable<Int>.create { observer in
        withExtendedLifetime(captive) { tap.sequence.subscribe(observer) }
      }
      subscription = sequence.subscribe()
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `what it holds is free at its end, however long the subscription is kept`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      let sequence = Observable<Int>.create { observer in
        observer.onCompleted()
        return Disposables.create { withExtendedLifetime(captive) {} }
      }
      kept = sequence.subscribe()
    }
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
