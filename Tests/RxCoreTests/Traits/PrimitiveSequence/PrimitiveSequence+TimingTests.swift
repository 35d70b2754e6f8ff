import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Primitive sequence: timing` {
  @Test func `delaySubscription subscribes later`() {
    marbleTest { t in
      let source = t.cold("-a|")
      let delayed = source.asSingle().delaySubscription(.milliseconds(3), scheduler: t.scheduler)
      t.expect(delayed).toBe("-----(a|)")
      t.expect(subscriptionsOf: source).toBe("---^-!")
    }
  }

  @Test func `timeout fails a source that takes too long`() {
    marbleTest { t in
      let source = t.cold("-----a|")
      let limited = source.asSingle().timeout(.milliseconds(3), scheduler: t.scheduler)
      t.expect(limited).toBe("---#", error: RxError.timeout)
      t.expect(subscriptionsOf: source).toBe("^--!")
      let quick = t.cold("-a|").asMaybe().timeout(.milliseconds(3), scheduler: t.scheduler)
      t.expect(quick).toBe("--(a|)")
    }
  }

  @Test func `timeout continues with another one`() {
    marbleTest { t in
      let source = t.cold("-----a|").asSingle()
      let other = t.cold("-b|").asSingle()
      t.expect(source.timeout(.milliseconds(3), other: other, scheduler: t.scheduler))
        .toBe("-----(b|)")
    }
  }

  @Test func `using disposes its resource at the end, once for each subscription`() {
    let log = Log()
    let single = Single<Int>.using(
      { Resource(log) }, primitiveSequenceFactory: { _ in .just(1) })
    #expect(log.lines == [])
    #expect(single.events == "1")
    #expect(log.lines == ["made", "disposed"])
    let failing = Maybe<Int>.using(
      { Resource(log) }, primitiveSequenceFactory: { _ in throw Broken() })
    #expect(failing.events == "#broken")
    #expect(
      Completable.using({ Resource(log) }, primitiveSequenceFactory: { _ in .empty() }).events
        == "|")
    #expect(
      log.lines == ["made", "disposed", "made", "disposed", "made", "disposed"])
  }

  @Test func `a resource that cannot be made is a failure, and nothing is subscribed to`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    func make() throws -> Resource { throw Broken() }
    let single = Single<Int>.using(
      make, primitiveSequenceFactory: { _ in Single(raw: tap.sequence) })
    #expect(single.events == "#broken")
    #expect(log.lines == [])
  }

  private final class Resource: Disposable {
    private let log: Log

    init(_ log: Log) {
      self.log = log
      log.add("made")
    }

    func dispose() {
      log.add("disposed")
    }
  }
}
