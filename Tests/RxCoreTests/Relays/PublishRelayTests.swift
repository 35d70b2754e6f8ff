import RxCore
import TestSupport
import Testing

@Suite struct PublishRelayTests {
  private let log = Log()
  private let relay = PublishRelay<Int>()

  @Test func `an observer gets what is accepted after it subscribed`() {
    relay.accept(0)
    _ = relay.note("A", in: log)
    relay.accept(1)
    let second = relay.asObservable().note("B", in: log)
    relay.accept(2)
    second.dispose()
    relay.accept(3)
    #expect(log.lines == ["A1", "A2", "B2", "A3"])
  }

  @Test func `an element accepted during a delivery waits for its end`() {
    _ = relay.subscribe(onNext: { [relay, log] element in
      log.add("A\(element)")
      if element == 1 { relay.accept(2) }
    })
    _ = relay.note("B", in: log)
    relay.accept(1)
    #expect(log.lines == ["A1", "B1", "A2", "B2"])
  }

  @Test func `a relay that is dropped frees its observers, though its observable is kept`() {
    var relay: PublishRelay<Int>? = PublishRelay()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = relay?.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    #expect(trace.isAlive)
    relay = nil
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}
