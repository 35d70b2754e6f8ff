import RxCore
import TestSupport
import Testing

@Suite struct IfEmptySwitchToTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/ifEmptySwitchTo") { c, s in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      return try s.first.ifEmpty(switchTo: s.second)
    }
  }

  @Test func `the source is torn down before the other sequence is subscribed to`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    let subscription = source.sequence.ifEmpty(switchTo: other.sequence).subscribe()
    source.complete()
    subscription.dispose()
    #expect(
      log.lines == ["source subscribe", "source dispose", "other subscribe", "other dispose"])
  }

  @Test func `the other sequence is not subscribed to that nobody wants any more`() {
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    let source = Observable<Int>.create { observer in
      subscription.dispose()
      observer.onCompleted()
      return Disposables.create()
    }
    let other = Tap<Int>(log: { log.add($0) })
    let trigger = PublishSubject<Void>()
    subscription.setDisposable(
      trigger.flatMap { source.ifEmpty(switchTo: other.sequence) }.subscribe())
    trigger.onNext(())
    #expect(log.lines == [])
  }

  @Test func `a stage that fails with an element is not followed by the other sequence`() {
    let other = Tap<Int>()
    let failing = Observable.just(1).ifEmpty(switchTo: other.sequence)
      .map { _ -> Int in throw Broken() }
    #expect(failing.catch { _ in .never() }.transcript == "")
    #expect(other.observers.isEmpty)
  }

  @Test func `each subscription switches for itself`() {
    let sequence = Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))
    #expect(sequence.transcript == "1 2 |")
    #expect(sequence.transcript == "1 2 |")
  }

  @Test func `both sequences are free at the end`() {
    let other = PublishSubject<Int>()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      func holding(_ sequence: Observable<Int>) -> Observable<Int> {
        sequence.map { element in withExtendedLifetime(captive) { element } }
      }
      kept = holding(.empty()).ifEmpty(switchTo: holding(other)).subscribe()
    }
    #expect(trace.isAlive)
    other.onCompleted()
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
