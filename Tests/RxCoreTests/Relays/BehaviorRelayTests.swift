import RxCore
import TestSupport
import Testing

@Suite struct BehaviorRelayTests {
  private let log = Log()
  private let relay = BehaviorRelay(value: 0)

  @Test func `a new observer gets the value first, then what is accepted`() {
    _ = relay.note("A", in: log)
    relay.accept(1)
    _ = relay.note("B", in: log)
    relay.accept(2)
    #expect(log.lines == ["A0", "A1", "B1", "A2", "B2"])
    #expect(relay.value == 2)
  }

  @Test func `the value is there before the observers get it`() {
    _ = relay.subscribe(onNext: { [relay, log] element in
      if element == 1 { relay.accept(2) }
      log.add("\(element) \(relay.value)")
    })
    relay.accept(1)
    #expect(log.lines == ["0 0", "1 2", "2 2"])
  }

  @Test func `the value is there though another thread delivers`() {
    let (isInside, mayLeave) = (Occasion(), Occasion())
    _ = relay.subscribe(onNext: { element in
      if element == 1 {
        isInside.comes()
        mayLeave.wait()
      }
    })
    let other = OtherThread { [relay] in relay.accept(1) }
    isInside.wait()
    relay.accept(2)
    #expect(relay.value == 2)
    mayLeave.comes()
    other.join()
  }

  @Test func `a subscription can be disposed, and frees its observer`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = relay.subscribe { [log] event in
        withExtendedLifetime(captive) { log.add(event.line("A")) }
      }
    }
    kept?.dispose()
    relay.accept(1)
    #expect(log.lines == ["A0"])
    #expect(!trace.isAlive)
  }

  @Test func `a relay that is dropped frees its observers, though its observable is kept`() {
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = relay?.asObservable().map { $0 }.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    #expect(trace.isAlive)
    relay = nil
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `a value that is replaced is released`() {
    let relay = BehaviorRelay<AnyObject?>(value: nil)
    let trace = Trace { relay.accept($0) }
    #expect(trace.isAlive)
    relay.accept(nil)
    #expect(!trace.isAlive)
  }

  @Test func `threads that accept at once: the last element seen is the value`() {
    let wrong = Race.wrongRounds {
      let (relay, log) = (BehaviorRelay(value: 0), Log())
      _ = relay.note("", in: log)
      return (relay, log)
    } _: { state, lane in
      state.0.accept(lane + 1)
    } isRight: { state in
      state.1.lines.count == 3 && state.1.lines.last == "\(state.0.value)"
    }
    #expect(wrong == 0)
  }
}
