import RxCore
import RxVirtualTime
import Testing

@Suite struct `The names of work in reports` {
  /// What waits on a scheduler once a sequence has been subscribed to and sent an element.
  private func waiting<Element>(
    _ make: (TestScheduler, Observable<Int>) -> Observable<Element>
  ) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let subscription = make(scheduler, subject.asObservable()).subscribe()
    subject.onNext(1)
    let lines = scheduler.debugDescription.split(separator: "\n").dropFirst()
    subscription.dispose()
    return lines.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
  }

  @Test func `operators are named as they are called`() {
    #expect(waiting { s, x in x.debounce(.seconds(2), scheduler: s) } == ["debounce"])
    #expect(waiting { s, x in x.startWith(0).throttle(.seconds(2), scheduler: s) } == ["throttle"])
    #expect(waiting { s, x in x.delay(.seconds(2), scheduler: s) } == ["delay"])
    #expect(waiting { s, x in x.observe(on: s) } == ["observe(on:)"])
    #expect(waiting { s, x in x.subscribe(on: s) } == ["subscribe(on:)"])
  }

  @Test func `sources are named as they are made`() {
    #expect(waiting { s, _ in Observable<Int>.timer(.seconds(2), scheduler: s) } == ["timer"])
    #expect(waiting { s, _ in Observable<Int>.interval(.seconds(2), scheduler: s) } == ["timer"])
    #expect(waiting { s, _ in Observable.of(1, 2, scheduler: s) } == ["of, from or range"])
    #expect(
      waiting { s, _ in Observable.range(start: 1, count: 2, scheduler: s) } == [
        "of, from or range"
      ])
    #expect(waiting { s, _ in Observable.just(1, scheduler: s) } == ["just"])
    #expect(waiting { s, _ in Observable<Int>.from(optional: 1, scheduler: s) } == ["just"])
    #expect(
      waiting { s, _ in s.createColdObservable([.next(1, 1)]).asObservable() } == ["a cold source"])
    #expect(
      waiting { s, _ in s.createHotObservable([.next(1, 1)]).asObservable() } == ["a hot source"])
  }
}
