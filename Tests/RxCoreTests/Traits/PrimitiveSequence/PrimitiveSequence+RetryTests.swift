import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Primitive sequence: retry` {
  /// Fails as often as said, then gives how often it was subscribed to.
  private func single(failing times: Int) -> Single<Int> {
    var count = 0
    return .deferred {
      count += 1
      return count > times ? .just(count) : .error(Broken())
    }
  }

  @Test func `retry tries as often as it may`() {
    #expect(single(failing: 2).retry(3).events == "3")
    #expect(single(failing: 3).retry(3).events == "#broken")
    #expect(Completable.error(Broken()).retry(2).events == "#broken")
  }

  @Test func `retry(when) tries when its handler says so`() {
    #expect(single(failing: 2).retry { (errors: Observable<any Error>) in errors }.events == "3")
    #expect(single(failing: 2).retry { (errors: Observable<Broken>) in errors }.events == "3")
    #expect(
      single(failing: 1).retry { (errors: Observable<RxError>) in errors }.events == "#broken")
  }

  @Test func `retry(when) waits for its handler's element`() {
    marbleTest { t in
      let source = t.cold("-#")
      let single = source.asSingle().retry { errors in
        errors.flatMapLatest { _ in t.cold("--x|") }
      }
      t.expect(single, during: "^----!").toBe("------")
      t.expect(subscriptionsOf: source).toBe("^!", "---^!")
    }
  }

  @Test func `report 69: a single whose handler completes fails, for want of an element`() {
    let none = "#Sequence doesn't contain any elements."
    let single = Single<Int>.error(Broken()).retry { errors in errors.take(1).end.asObservable() }
    #expect(single.events == none)
    #expect(single.asObservable().transcript == none)
    #expect(single.map { $0 }.asObservable().transcript == none)
    #expect(Single<Int>.error(Broken()).retry(0).events == none)
  }

  @Test func `report 69: a maybe and a completable complete with the handler`() {
    let maybe = Maybe<Int>.error(Broken()).retry { errors in errors.take(1).end.asObservable() }
    #expect(maybe.events == "|")
    let completable = Completable.error(Broken()).retry { errors in
      errors.take(1).end.asObservable()
    }
    #expect(completable.events == "|")
  }

  @available(*, deprecated)
  @Test func `the old names still work`() {
    #expect(
      single(failing: 1).retryWhen { (errors: Observable<any Error>) in errors }.events == "2")
    #expect(single(failing: 1).retryWhen { (errors: Observable<Broken>) in errors }.events == "2")
  }
}
