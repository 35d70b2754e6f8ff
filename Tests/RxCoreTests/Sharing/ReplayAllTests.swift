import RxCore
import TestSupport
import Testing

@Suite struct ReplayAllTests {
  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/replayAll") { fixture, sources in
      guard try fixture.word() == "observed" else { throw fixture.unknownArguments }
      return try sources.first.replayAll()
        .observedAgain(after: fixture.interval(3), on: sources.scheduler)
    }
  }

  @Test func `all elements are kept, however many`() {
    let subject = PublishSubject<Int>()
    let replayed = subject.replayAll()
    _ = replayed.connect()
    for element in 1...1_000 { subject.onNext(element) }
    var elements: [Int] = []
    _ = replayed.subscribe(onNext: { elements.append($0) })
    #expect(elements == Array(1...1_000))
  }

  @Test func `the end of the connection releases what is kept`() {
    let source = PublishSubject<AnyObject>()
    let replayed = source.replayAll()
    var connection: (any Disposable)? = replayed.connect()
    let trace = Trace { source.onNext($0) }
    #expect(trace.isAlive)
    connection?.dispose()
    connection = nil
    #expect(!trace.isAlive)
    withExtendedLifetime(replayed) {}
  }

  @Test func `counted references connect it anew once nobody is there`() {
    let source = CountedSource()
    let log = Log()
    let shared = source.observable().replayAll().refCount()
    let first = shared.note("A", in: log)
    source.send(1, 2)
    let second = shared.note("B", in: log)
    first.dispose()
    second.dispose()
    _ = shared.note("C", in: log)
    source.send(3)
    #expect(log.lines == ["A1", "A2", "B1", "B2", "C3"])
    #expect(source.lines == ["subscribed", "disposed", "subscribed"])
  }
}
