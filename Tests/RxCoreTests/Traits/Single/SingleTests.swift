import RxCore
import TestSupport
import Testing

@Suite struct SingleTests {
  private let log = Log()

  @Test func `its element or its failure is its one event`() {
    #expect(Single.just(1).events == "1")
    #expect(Single<Int>.error(Broken()).events == "#broken")
    #expect(Single<Int>.never().events == "")
  }

  @Test func `a source that breaks the promise still makes one event`() {
    #expect(Single(raw: Observable.of(1, 2)).events == "1")
    #expect(Single(raw: Observable.just(1).concat(Observable.error(Broken()))).events == "1")
  }

  @Test func `report 69: a completion without an element is a failure`() {
    #expect(
      Single(raw: Observable<Int>.empty()).events
        == "#Sequence doesn't contain any elements.")
    let subscription = Single(raw: Observable<Int>.empty()).subscribe(
      onSuccess: { log.add("\($0)") }, onFailure: { [log] in log.add("\($0)") },
      onDisposed: { [log] in log.add("disposed") })
    subscription.dispose()
    #expect(log.lines == ["Sequence doesn't contain any elements.", "disposed"])
  }

  @Test func `the handler is told first, then that it is over, then the source is torn down`() {
    let tap = Tap<Int>(log: { [log] in log.add($0) })
    let single = Single(raw: tap.sequence)
    _ = single.subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onDisposed: { [log] in log.add("over") })
    tap.emit(1)
    tap.complete()
    #expect(log.lines == ["subscribe", "1", "over", "dispose"])
  }

  @Test func `a failure is told in the same order`() {
    let tap = Tap<Int>(log: { [log] in log.add($0) })
    _ = Single(raw: tap.sequence).subscribe(
      onFailure: { [log] in log.add("\($0)") }, onDisposed: { [log] in log.add("over") })
    tap.fail()
    #expect(log.lines == ["subscribe", "broken", "over", "dispose"])
  }

  @Test func `a disposal tears the source down first, and no event follows`() {
    let tap = Tap<Int>(log: { [log] in log.add($0) })
    let subscription = Single(raw: tap.sequence).subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onFailure: { [log] in log.add("\($0)") },
      onDisposed: { [log] in log.add("over") })
    subscription.dispose()
    subscription.dispose()
    tap.emit(1)
    #expect(log.lines == ["subscribe", "dispose", "over"])
  }

  @Test func `a failure without a handler reaches the default handler`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
      _ = Single<Int>.error(Broken()).subscribe(onSuccess: { _ in })
      precondition(log.lines == ["broken"])
    }
  }

  @Test func `closures with an object do not keep it, and are not called once it is gone`() {
    let tap = Tap<Int>()
    var object: Releasing? = Releasing { [log] in log.add("released") }
    _ = Single(raw: tap.sequence).subscribe(
      with: object!, onSuccess: { [log] _, element in log.add("\(element)") },
      onFailure: { [log] _, error in log.add("\(error)") },
      onDisposed: { [log] _ in log.add("over") })
    object = nil
    #expect(log.lines == ["released"])
    tap.emit(1)
    #expect(log.lines == ["released"])
  }

  @Test func `closures with an object get it while it lives`() {
    _ = Single.just(1).subscribe(
      with: log, onSuccess: { $0.add("\($1)") }, onFailure: { $0.add("\($1)") },
      onDisposed: { $0.add("over") })
    _ = Single<Int>.error(Broken()).subscribe(
      with: log, onSuccess: { $0.add("\($1)") }, onFailure: { $0.add("\($1)") },
      onDisposed: { $0.add("over") })
    #expect(log.lines == ["1", "over", "broken", "over"])
  }

  @Test func `what its closures hold is released at the event, though the disposable is kept`() {
    var subscription: (any Disposable)?
    let subject = PublishSubject<Int>()
    let single = Single(raw: subject.take(1))
    let trace = Trace { object in
      subscription = single.subscribe(
        onSuccess: { _ in _ = object }, onFailure: { _ in _ = object },
        onDisposed: { _ = object })
    }
    #expect(trace.isAlive)
    subject.onNext(1)
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @available(*, deprecated)
  @Test func `the old name of a failure's handler still works`() {
    _ = Single<Int>.error(Broken()).subscribe(
      onSuccess: { _ in }, onError: { [log] in log.add("\($0)") },
      onDisposed: { [log] in log.add("over") })
    #expect(log.lines == ["broken", "over"])
  }
}
