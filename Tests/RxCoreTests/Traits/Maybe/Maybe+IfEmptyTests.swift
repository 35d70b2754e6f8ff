import RxCore
import TestSupport
import Testing

@Suite struct `Maybe: ifEmpty` {
  @Test func `ifEmpty gives an element or another sequence where there is none`() {
    let single: Single<Int> = Maybe<Int>.empty().ifEmpty(default: 3)
    #expect(single.events == "3")
    #expect(Maybe.just(1).ifEmpty(default: 3).events == "1")
    #expect(Maybe<Int>.error(Broken()).ifEmpty(default: 3).events == "#broken")
    let other: Single<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Single.just(4))
    #expect(other.events == "4")
    let maybe: Maybe<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Maybe.empty())
    #expect(maybe.events == "|")
    #expect(Maybe.just(1).ifEmpty(switchTo: Maybe.just(5)).events == "1")
  }
}
