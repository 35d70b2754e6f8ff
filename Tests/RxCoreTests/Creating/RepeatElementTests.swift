import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct RepeatElementTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/repeatElement") { c, s in
      let element = try c.word()
      let sequence: Observable<String> =
        c.words.last == "scheduled"
        ? .repeatElement(element, scheduler: s.scheduler) : .repeatElement(element)
      return sequence.take(try c.integer(2))
    }
  }

  @Test func `two take turns until both have ended`() {
    let merged = Observable.merge(
      Observable.repeatElement(1).take(3), Observable.repeatElement(2).take(2))
    #expect(merged.transcript == "1 2 1 2 1 |")
  }

  @Test func `it leaves turns to sources that end`() {
    let merged = Observable.merge(
      Observable.of(10, 20), Observable.repeatElement(1), Observable.of(30))
    #expect(merged.take(7).transcript == "10 1 30 20 1 1 1 |")
  }

  @Test func `a million elements need no stack`() {
    var count = 0
    _ = Observable.repeatElement(1).take(1_000_000).subscribe(onNext: { count += $0 })
    #expect(count == 1_000_000)
  }

  @Test func `a subscription that another one ends is stopped`() {
    let end = PublishSubject<Void>()
    var count = 0
    _ = Observable.repeatElement(1).take(until: end).subscribe(onNext: { _ in
      count += 1
      if count == 5 { end.onNext(()) }
    })
    #expect(count == 5)
  }

  @Test func `each element is work of its own on a scheduler, until the disposal`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 204) {
      Observable.repeatElement(7, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
  }

  @Test func `the element is free at the end`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = Observable<AnyObject>.repeatElement(captive).take(2).subscribe()
    }
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
