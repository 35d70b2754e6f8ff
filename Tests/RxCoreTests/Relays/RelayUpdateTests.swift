import RxCore
import TestSupport
import Testing

@Suite struct RelayUpdateTests {
  private let log = Log()
  private let relay = BehaviorRelay(value: 0)

  @Test func `the changed copy is accepted once, and what the closure returns is returned`() {
    _ = relay.note("", in: log)
    let old = relay.update { value -> Int in
      defer { value += 5 }
      return value
    }
    #expect(old == 0)
    #expect(relay.value == 5)
    #expect(log.lines == ["0", "5"])
  }

  @Test func `a change without a result needs no use of it`() {
    let relay = BehaviorRelay(value: [1])
    relay.update { $0.append(2) }
    relay.update { $0.removeLast() }
    #expect(relay.value == [1])
  }

  @Test func `a closure that throws changes nothing`() {
    _ = relay.note("", in: log)
    #expect(throws: TestFailure.self) {
      try relay.update { value in
        value = 5
        throw TestFailure()
      }
    }
    #expect(relay.value == 0)
    #expect(log.lines == ["0"])
  }

  @Test func `the closure runs again if another element was accepted meanwhile`() {
    _ = relay.note("", in: log)
    var seen: [Int] = []
    relay.update { [relay] value in
      seen.append(value)
      if seen.count == 1 { relay.accept(10) }
      value += 1
    }
    #expect(seen == [0, 10])
    #expect(relay.value == 11)
    #expect(log.lines == ["0", "10", "11"])
  }

  @Test func `an equal element that was accepted meanwhile counts as well`() {
    var runs = 0
    relay.update { [relay] value in
      runs += 1
      if runs == 1 { relay.accept(0) }
      value += 1
    }
    #expect(runs == 2)
  }

  @Test func `during a delivery the change waits for its turn like any element`() {
    _ = relay.subscribe(onNext: { [relay, log] element in
      log.add("A\(element)")
      if element == 1 {
        relay.update { $0 += 1 }
        log.add("value \(relay.value)")
      }
    })
    _ = relay.note("B", in: log)
    relay.accept(1)
    #expect(log.lines == ["A0", "B0", "A1", "value 2", "B1", "A2", "B2"])
  }

  @Test func `the closure runs outside of every lock`() {
    relay.update { [relay, log] value in
      // From another thread, which a lock that is held would keep waiting.
      OtherThread { log.add("\(relay.value)") }.join(limit: .seconds(10))
      value += 1
    }
    #expect(log.lines == ["0"])
  }

  @Test func `the value that is replaced dies outside of every lock`() {
    let relay = BehaviorRelay<Releasing?>(value: nil)
    relay.accept(
      Releasing { [log] in
        OtherThread { log.add("\(relay.value == nil)") }.join(limit: .seconds(10))
      })
    relay.update { $0 = nil }
    #expect(log.lines == ["true"])
  }

  @Test func `report 92: threads that change at once lose nothing`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      BehaviorRelay(value: [Int]())
    } _: { relay, lane in
      for number in 0..<10 { relay.update { $0.append(lane * 100 + number) } }
    } isRight: { relay in
      let value = relay.value
      return value.count == 20
        && value.filter { $0 < 100 } == Array(0..<10)
        && value.filter { $0 >= 100 } == Array(100..<110)
    }
    #expect(wrong == 0)
  }
}
