import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Completable: andThen` {
  private func completable(_ log: Log, _ name: String) -> Completable {
    Completable.create { observer in
      log.add(name)
      observer(.completed)
      return Disposables.create()
    }
  }

  @Test func `it continues with every kind of sequence`() {
    let single: Single<Int> = Completable.empty().andThen(Single.just(1))
    #expect(single.events == "1")
    let maybe: Maybe<Int> = Completable.empty().andThen(Maybe.empty())
    #expect(maybe.events == "|")
    let completable: Completable = Completable.empty().andThen(Completable.empty())
    #expect(completable.events == "|")
    let observable: Observable<Int> = Completable.empty().andThen(Observable.of(1, 2))
    #expect(observable.transcript == "1 2 |")
  }

  @Test func `a failure of the first is the failure, and the second is not subscribed to`() {
    marbleTest { t in
      let second = t.cold("a|")
      let first: Completable = t.cold("--#").end
      t.expect(first.andThen(second.asObservable())).toBe("--#")
      t.expect(first.andThen(second.asSingle())).toBe("--#")
      t.expect(subscriptionsOf: second).toBe()
    }
  }

  @Test func `the second is subscribed to when the first has completed`() {
    marbleTest { t in
      let first = t.cold("--|")
      let second = t.cold("-a-b|")
      t.expect(first.end.andThen(second.asObservable()))
        .toBe("---a-b|")
      t.expect(subscriptionsOf: first).toBe("^-!")
      t.expect(subscriptionsOf: second).toBe("--^---!")
    }
  }

  @Test func `report 71: a single comes after a completable that completes synchronously`() {
    marbleTest { t in
      let single = t.cold("--a|").asSingle()
      t.expect(Completable.empty().andThen(single)).toBe("---(a|)")
    }
  }

  @Test func `report 39: what the first holds is released once it has completed`() {
    let (first, second) = (PublishSubject<Never>(), PublishSubject<Int>())
    let log = Log()
    var subscription: (any Disposable)?
    let trace = Trace { object in
      subscription = first.do(onCompleted: { _ = object }).asCompletable().andThen(second)
        .subscribe(onNext: { log.add("\($0)") })
    }
    #expect(trace.isAlive)
    first.onCompleted()
    #expect(!trace.isAlive)
    second.onNext(1)
    #expect(log.lines == ["1"])
    subscription?.dispose()
  }

  @Test func `report 45: a chain of 5,000 is flat on either side`() {
    let log = Log()
    let step = Completable.empty()
    let left = (0..<5_000).reduce(Completable.empty()) { chain, _ in chain.andThen(step) }
    let right = (0..<5_000).reduce(Completable.empty()) { chain, _ in step.andThen(chain) }
    let single = (0..<5_000).reduce(Single.just(1)) { chain, _ in step.andThen(chain) }
    let results = Watchdog.run { [left.events, right.events, single.events] }
    #expect(results == ["|", "|", "1"])
    _ = completable(log, "a").andThen(completable(log, "b")).andThen(completable(log, "c"))
      .subscribe(onCompleted: { log.add("|") })
    #expect(log.lines == ["a", "b", "c", "|"])
  }
}
