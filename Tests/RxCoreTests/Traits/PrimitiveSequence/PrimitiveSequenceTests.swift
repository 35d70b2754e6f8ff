import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct PrimitiveSequenceTests {
  @Test func `it can be sent to another task`() async {
    let (single, maybe, completable) = (Single.just(1), Maybe.just(2), Completable.empty())
    let events = await Task { [single.events, maybe.events, completable.events] }.value
    #expect(events == ["1", "2", "|"])
  }

  @Test func `functions can take it by its protocol`() {
    func doubled(_ source: some PrimitiveSequenceType) -> Int {
      var count = 0
      _ = source.primitiveSequence.asObservable().subscribe(onNext: { _ in count += 2 })
      return count
    }
    #expect(doubled(Single.just(1)) == 2)
    #expect(doubled(Maybe<Int>.empty()) == 0)
  }

  @Test func `deferred makes it anew for each subscription`() {
    var count = 0
    let single = Single<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(count == 0)
    #expect(single.events == "1")
    #expect(single.events == "2")
    #expect(Maybe<Int>.deferred { throw Broken() }.events == "#broken")
    #expect(Completable.deferred { .empty() }.events == "|")
  }

  @Test func `timer emits 0 and ends`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Single<Int>.timer(.seconds(20), scheduler: scheduler).asObservable()
    }
    #expect(result.events == [.next(220, 0), .completed(220)])
    marbleTest { t in
      t.expect(Maybe<Int>.timer(.milliseconds(3), scheduler: t.scheduler)).toBe("---(0|)")
      t.expect(Single<Int>.timer(.never, scheduler: t.scheduler)).toBe("")
    }
  }

  @Test func `catch continues with another one`() {
    #expect(Single<Int>.error(Broken()).catch { _ in .just(2) }.events == "2")
    #expect(Single.just(1).catch { _ in .just(2) }.events == "1")
    #expect(
      Maybe<Int>.error(RxError.timeout).catch { _ in throw Broken() }.events == "#broken")
    #expect(Completable.error(Broken()).catch { _ in .empty() }.events == "|")
  }

  @available(*, deprecated)
  @Test func `the old names still work`() {
    let scheduler = CurrentThreadScheduler.instance
    #expect(Single<Int>.error(Broken()).catchError { _ in .just(2) }.events == "2")
    #expect(Single.just(1).observeOn(scheduler).events == "1")
    #expect(Single.just(1).subscribeOn(scheduler).events == "1")
  }

  @Test func `delay emits later, and fails at once`() {
    marbleTest { t in
      let (source, failing) = (t.cold("-a|").asSingle(), t.cold("-#").asSingle())
      t.expect(source.delay(.milliseconds(3), scheduler: t.scheduler)).toBe("-----(a|)")
      t.expect(failing.delay(.milliseconds(3), scheduler: t.scheduler)).toBe("-#")
    }
  }

  @Test func `observe(on) emits on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Single.just(7).observe(on: scheduler).asObservable() }
    #expect(result.events == [.next(201, 7), .completed(202)])
    let failed = TestScheduler(initialClock: 0)
    let failure = failed.start {
      Completable.error(Broken()).observe(on: failed).asObservable().map { (_: Never) -> Int in }
    }
    #expect(failure.events == [.error(201, Broken())])
  }

  @Test func `subscribe(on) subscribes on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Single.just(7).subscribe(on: scheduler).asObservable() }
    #expect(result.events == [.next(201, 7), .completed(201)])
  }
}
