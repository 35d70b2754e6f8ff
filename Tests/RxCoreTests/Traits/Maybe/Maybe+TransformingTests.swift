import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Maybe: transforming` {
  @Test func `map, filter and compactMap keep the trait`() {
    let doubled: Maybe<Int> = Maybe.just(2).map { $0 * 2 }
    #expect(doubled.events == "4")
    #expect(Maybe<Int>.empty().map { $0 * 2 }.events == "|")
    #expect(Maybe.just(2).map { _ -> Int in throw Broken() }.events == "#broken")
    let even: Maybe<Int> = Maybe.just(2).filter { $0 % 2 == 0 }
    #expect(even.events == "2")
    #expect(Maybe.just(1).filter { $0 % 2 == 0 }.events == "|")
    #expect(Maybe.just(1).filter { _ in throw Broken() }.events == "#broken")
    let number: Maybe<Int> = Maybe.just("3").compactMap { Int($0) }
    #expect(number.events == "3")
    #expect(Maybe.just("x").compactMap { Int($0) }.events == "|")
    #expect(Maybe.just("x").compactMap { _ -> Int? in throw Broken() }.events == "#broken")
  }

  @Test func `flatMap continues with what its closure gives`() {
    let sum: Maybe<Int> = Maybe.just(2).flatMap { .just($0 + 1) }
    #expect(sum.events == "3")
    #expect(Maybe.just(2).flatMap { _ in Maybe<Int>.empty() }.events == "|")
    #expect(Maybe<Int>.empty().flatMap { Maybe.just($0) }.events == "|")
    #expect(Maybe.just(2).flatMap { _ -> Maybe<Int> in throw Broken() }.events == "#broken")
  }

  @Test func `catchAndReturn gives an element in place of a failure`() {
    #expect(Maybe<Int>.error(Broken()).catchAndReturn(3).events == "3")
    #expect(Maybe<Int>.empty().catchAndReturn(3).events == "|")
  }

  @available(*, deprecated)
  @Test func `the old name of catchAndReturn still works`() {
    #expect(Maybe<Int>.error(Broken()).catchErrorJustReturn(3).events == "3")
  }

  @Test func `just on a scheduler emits, and ends with work of its own`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Maybe.just(7, scheduler: scheduler).asObservable() }
    #expect(result.events == [.next(201, 7), .completed(202)])
  }
}
