import RxCore
import TestSupport
import Testing

@Suite struct TakeTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/take") { c, s in try s.first.take(c.integer()) }
  }

  @Test func `a source that emits while it is subscribed to is stopped in the middle`() {
    var passed: [Int] = []
    _ = Observable.from(1...10).map { passed.append($0) }.take(3).subscribe()
    #expect(passed == [1, 2, 3])
  }

  @Test func `the end is emitted before the source is disposed`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    _ = tap.sequence.take(1).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
    tap.emit(1)
    #expect(log.lines == ["subscribe", "1", "|", "dispose"])
  }

  @Test func `elements that the last one causes are dropped`() {
    let tap = Tap<Int>()
    var seen: [Int] = []
    var ends = 0
    _ = tap.sequence.take(2).subscribe(
      onNext: { element in
        seen.append(element)
        if element < 5 { tap.emit(element + 1) }
      }, onCompleted: { ends += 1 })
    tap.emit(1)
    #expect(seen == [1, 2])
    #expect(ends == 1)
  }

  @Test func `disposal during the last element drops the end`() {
    let tap = Tap<Int>()
    let subscription = SingleAssignmentDisposable()
    var events: [String] = []
    let taken = tap.sequence.take(1).map { element in
      subscription.dispose()
      return element
    }
    subscription.setDisposable(taken.subscribe { events.append($0.debugDescription) })
    tap.emit(1)
    #expect(events.isEmpty)
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(7)) { sequence, _ in sequence.take(2) }.transcript
    }
    #expect(result == "7 |")
  }

  @Test func `a negative count stops the process and says so`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<Int>.never().take(-1)
      })
    #expect(result.standardErrorText.contains("take(-1): count must not be negative."))
  }
}
