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

  @Test func `a failure of the other sequence is the failure`() {
    let maybe: Maybe<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Maybe.error(Broken()))
    #expect(maybe.events == "#broken")
    let single: Single<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Single.error(Broken()))
    #expect(single.events == "#broken")
  }

  @Test func `a failure of the source, or its element, leaves the other one alone`() {
    let log = Log()
    let other = Tap<Int>(log: { log.add($0) })
    let (maybe, single) = (Maybe(raw: other.sequence), Single(raw: other.sequence))
    for source in [Maybe.just(1), .error(Broken())] {
      let events = source.events
      let (first, second): (Maybe<Int>, Single<Int>) = (
        source.ifEmpty(switchTo: maybe), source.ifEmpty(switchTo: single)
      )
      #expect(first.events == events)
      #expect(second.events == events)
    }
    #expect(log.lines == [])
  }

  @Test func `disposal reaches the source, and later the other sequence`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    let maybe: Maybe<Int> = Maybe(raw: source.sequence).ifEmpty(
      switchTo: Maybe(raw: other.sequence))
    maybe.subscribe().dispose()
    #expect(log.lines == ["source subscribe", "source dispose"])
    let subscription = maybe.subscribe(onSuccess: { log.add("\($0)") })
    source.complete()
    subscription.dispose()
    other.emit(1)
    #expect(
      log.lines.dropFirst(2) == [
        "source subscribe", "source dispose", "other subscribe", "other dispose",
      ])
  }
}
