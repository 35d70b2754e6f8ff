import RxCore
import TestSupport
import Testing

@Suite struct IfEmptyDefaultTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/ifEmptyDefault") { c, s in
      try s.first.ifEmpty(default: c.word())
    }
  }

  @Test func `a stage that fails with the default element goes on as it says`() {
    let failing = Observable<Int>.empty().ifEmpty(default: 1).map { _ -> Int in throw Broken() }
    #expect(failing.catch { _ in .never() }.transcript == "")
    #expect(failing.catchAndReturn(7).transcript == "7 |")
  }

  @Test func `disposal during the default element drops the end`() {
    let tap = Tap<Int>()
    let subscription = SingleAssignmentDisposable()
    let log = Log()
    subscription.setDisposable(
      tap.sequence.ifEmpty(default: 1).do(onCompleted: { log.add("|") })
        .subscribe(onNext: { element in
          log.add("\(element)")
          subscription.dispose()
        }))
    tap.complete()
    #expect(log.lines == ["1"])
  }

  @Test func `each subscription is empty for itself`() {
    let tap = PublishSubject<Int>()
    let log = Log()
    let sequence = tap.ifEmpty(default: 0)
    let first = sequence.subscribe { log.add("first \($0)") }
    tap.onNext(1)
    let second = sequence.subscribe { log.add("second \($0)") }
    tap.onCompleted()
    #expect(
      log.lines == ["first next(1)", "first completed", "second next(0)", "second completed"])
    first.dispose()
    second.dispose()
  }

  @Test func `the default element is free at the end`() {
    let tap = PublishSubject<AnyObject>()
    var kept: (any Disposable)?
    let trace = Trace { captive in kept = tap.ifEmpty(default: captive).subscribe() }
    #expect(trace.isAlive)
    tap.onCompleted()
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
