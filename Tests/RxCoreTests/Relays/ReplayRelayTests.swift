import RxCore
import TestSupport
import Testing

@Suite struct ReplayRelayTests {
  private let log = Log()

  @Test(arguments: [(0, [3]), (1, [2, 3]), (2, [1, 2, 3]), (5, [1, 2, 3])])
  func `a new observer gets the last elements first`(size: Int, expected: [Int]) {
    let relay = ReplayRelay<Int>.create(bufferSize: size)
    relay.accept(1)
    relay.accept(2)
    _ = relay.note("", in: log)
    relay.accept(3)
    #expect(log.lines == expected.map(String.init))
  }

  @Test func `without bound all elements are kept`() {
    let relay = ReplayRelay<Int>.createUnbound()
    for element in 1...1_000 { relay.accept(element) }
    _ = relay.asObservable().note("", in: log)
    #expect(log.lines == (1...1_000).map(String.init))
  }

  @Test func `an element accepted during a delivery waits for its end`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    _ = relay.subscribe(onNext: { [log] element in
      log.add("A\(element)")
      if element == 1 { relay.accept(2) }
    })
    _ = relay.note("B", in: log)
    relay.accept(1)
    #expect(log.lines == ["A1", "B1", "A2", "B2"])
  }

  @Test func `report N3: its observable hides the subject behind it`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    #expect(!(relay.asObservable() is ReplaySubject<Int>))
  }

  @Test func `a subscription can be disposed, and frees its observer`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = relay.subscribe { [log] event in
        withExtendedLifetime(captive) { log.add(event.line("A")) }
      }
    }
    relay.accept(1)
    kept?.dispose()
    relay.accept(2)
    #expect(log.lines == ["A1"])
    #expect(!trace.isAlive)
  }

  @Test func `a relay that is dropped frees its observers, though its observable is kept`() {
    var relay: ReplayRelay<Int>? = .createUnbound()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = relay?.asObservable().map { $0 }.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    #expect(trace.isAlive)
    relay = nil
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `a negative size stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ReplayRelay<Int>.create(bufferSize: -1)
      })
    #expect(result.standardErrorText.contains("ReplayRelay.create(bufferSize: -1)"))
  }
}
