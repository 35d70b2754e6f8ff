import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Single: transforming` {
  @Test func `map gives another single`() {
    let doubled: Single<Int> = Single.just(2).map { $0 * 2 }
    #expect(doubled.events == "4")
    #expect(Single.just("abc").map(\.count).events == "3")
    #expect(Single.just(1).map { _ -> Int in throw Broken() }.events == "#broken")
    #expect(Single<Int>.error(Broken()).map { $0 }.events == "#broken")
  }

  @Test func `filter and compactMap give a maybe`() {
    let even: Maybe<Int> = Single.just(2).filter { $0 % 2 == 0 }
    #expect(even.events == "2")
    #expect(Single.just(1).filter { $0 % 2 == 0 }.events == "|")
    #expect(Single.just(1).filter { _ in throw Broken() }.events == "#broken")
    #expect(Single<Int>.error(Broken()).filter { _ in true }.events == "#broken")
    let number: Maybe<Int> = Single.just("3").compactMap { Int($0) }
    #expect(number.events == "3")
    #expect(Single.just("x").compactMap { Int($0) }.events == "|")
    #expect(Single.just("x").compactMap { _ -> Int? in throw Broken() }.events == "#broken")
  }

  @Test func `flatMap continues with what its closure gives`() {
    let sum: Single<Int> = Single.just(2).flatMap { .just($0 + 1) }
    #expect(sum.events == "3")
    #expect(Single.just(2).flatMap { _ in Single<Int>.error(Broken()) }.events == "#broken")
    #expect(Single.just(2).flatMap { _ -> Single<Int> in throw Broken() }.events == "#broken")
    #expect(Single<Int>.error(Broken()).flatMap { Single.just($0) }.events == "#broken")
    let maybe: Maybe<Int> = Single.just(2).flatMapMaybe { _ in .empty() }
    #expect(maybe.events == "|")
    #expect(Single.just(2).flatMapMaybe { Maybe.just($0) }.events == "2")
    let completable: Completable = Single.just(2).flatMapCompletable { _ in .empty() }
    #expect(completable.events == "|")
    #expect(
      Single.just(2).flatMapCompletable { _ in throw Broken() }.events == "#broken")
  }

  @Test func `flatMap subscribes when the element comes`() {
    marbleTest { t in
      let outer = t.cold("--a|").asSingle()
      let inner = t.cold("--b|")
      t.expect(outer.flatMap { _ in inner.asSingle() }).toBe("------(b|)")
      t.expect(subscriptionsOf: inner).toBe("---^--!")
    }
  }

  @Test func `catchAndReturn gives an element in place of a failure`() {
    #expect(Single<Int>.error(Broken()).catchAndReturn(3).events == "3")
    #expect(Single.just(1).catchAndReturn(3).events == "1")
  }

  @available(*, deprecated)
  @Test func `the old name of catchAndReturn still works`() {
    #expect(Single<Int>.error(Broken()).catchErrorJustReturn(3).events == "3")
  }

  @Test func `asMaybe keeps the element and the failure`() {
    let maybe: Maybe<Int> = Single.just(1).asMaybe()
    #expect(maybe.events == "1")
    #expect(Single<Int>.error(Broken()).asMaybe().events == "#broken")
  }

  @Test func `report 43: a list folded by recursive flatMap does not fill the stack`() {
    func sum(_ count: Int) -> Single<Int> {
      count == 0 ? .just(0) : Single.just(count).flatMap { count in sum(count - 1).map { $0 + 1 } }
    }
    // Each level holds a flatMap and a map.
    let depth = Depth.levels / 2
    #expect(Watchdog.run { sum(depth).events } == "\(depth)")
  }

  @Test func `closures are released once it has ended`() {
    var subscription: (any Disposable)?
    let trace = Trace { object in
      subscription = Single.just(1)
        .map { element in
          _ = object
          return element
        }
        .flatMap { element in
          _ = object
          return Single.just(element)
        }
        .subscribe(onSuccess: { _ in _ = object })
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }
}
