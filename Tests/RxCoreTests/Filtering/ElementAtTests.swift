import RxCore
import TestSupport
import Testing

@Suite struct ElementAtTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/elementAt") { c, s in try s.first.element(at: c.integer()) }
  }

  @Test func `a source that emits while it is subscribed to is stopped in the middle`() {
    var passed: [Int] = []
    let sequence = Observable.from(0...9).map { element -> Int in
      passed.append(element)
      return element
    }
    #expect(sequence.element(at: 2).transcript == "2 |")
    #expect(passed == [0, 1, 2])
  }

  @Test func `the end is emitted before the source is disposed`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    _ = tap.sequence.element(at: 0).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
    tap.emit(1)
    #expect(log.lines == ["subscribe", "1", "|", "dispose"])
  }

  @Test func `events that the element causes change nothing`() {
    let tap = Tap<Int>()
    var events: [String] = []
    _ = tap.sequence.element(at: 0).subscribe { event in
      events.append("\(event)")
      if event.element == 1 {
        tap.emit(2)
        tap.complete()
      }
    }
    tap.emit(1)
    #expect(events == ["next(1)", "completed"])
  }

  @Test func `each subscription counts for itself`() {
    let sequence = Observable.of(1, 2).element(at: 1)
    #expect(sequence.transcript == "2 |")
    #expect(sequence.transcript == "2 |")
  }

  @Test func `too short a source fails with argumentOutOfRange`() {
    var failure: (any Error)?
    _ = Observable.of(1).element(at: 1).subscribe(onError: { failure = $0 })
    guard case RxError.argumentOutOfRange? = failure else {
      Issue.record("It is \(String(describing: failure)).")
      return
    }
  }

  @Test func `a negative index stops the process and says so`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<Int>.never().element(at: -1)
      })
    #expect(result.standardErrorText.contains("element(at: -1): index must not be negative."))
  }

  @available(*, deprecated)
  @Test func `its old name does the same`() {
    #expect(Observable.of(1, 2).elementAt(1).transcript == "2 |")
  }
}
