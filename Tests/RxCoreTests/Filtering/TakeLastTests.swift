import RxCore
import TestSupport
import Testing

@Suite struct TakeLastTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/takeLast") { c, s in try s.first.takeLast(c.integer()) }
  }

  @Test func `every number of elements comes in order`() {
    for count in 0...4 {
      for length in 0...9 {
        var seen: [Int] = []
        _ = Observable.from(Array(0..<length)).takeLast(count).subscribe(onNext: {
          seen.append($0)
        })
        #expect(seen == Array(max(0, length - count)..<length))
      }
    }
  }

  @Test func `the elements are emitted without a turn for others`() {
    let merged = Observable.merge(
      Observable.of(1, 2, 3).takeLast(3), Observable.of(10, 20, 30, 40))
    #expect(merged.transcript == "10 20 30 1 2 3 40 |")
  }

  @Test func `elements that nobody wants any more are not emitted`() {
    var passed: [Int] = []
    let sequence = Observable.of(1, 2, 3).takeLast(3).do(onNext: { passed.append($0) })
    #expect(sequence.take(2).transcript == "1 2 |")
    #expect(passed == [1, 2])
  }

  @Test func `a stage that fails with an element goes on as it says`() {
    let failing = Observable.of(1, 2).takeLast(2).map { _ -> Int in throw Broken() }
    #expect(failing.catch { _ in .never() }.transcript == "")
    #expect(failing.materialize().map { "\($0)" }.transcript == "error(broken) |")
  }

  @Test func `an element that has given way is free`() {
    let tap = Tap<Releasing>()
    let log = Log()
    let subscription = tap.sequence.takeLast(1).subscribe()
    tap.emit(Releasing { log.add("1 is free") })
    log.add("emitted")
    tap.emit(Releasing { log.add("2 is free") })
    log.add("emitted")
    tap.fail()
    #expect(log.lines == ["emitted", "1 is free", "emitted", "2 is free"])
    subscription.dispose()
  }

  @Test func `an element whose release emits the next one leaves the others in order`() {
    let tap = Tap<Numbered>()
    var seen: [Int] = []
    let subscription = tap.sequence.takeLast(2).subscribe(onNext: { seen.append($0.number) })
    tap.emit(Numbered(1) { tap.emit(Numbered(4)) })
    tap.emit(Numbered(2))
    tap.emit(Numbered(3))
    tap.complete()
    #expect(seen == [3, 4])
    subscription.dispose()
  }

  @Test func `elements held are free after the disposal`() {
    let subject = PublishSubject<Releasing>()
    var released = 0
    let subscription = subject.takeLast(2).subscribe()
    for _ in 1...2 { subject.onNext(Releasing { released += 1 }) }
    #expect(released == 0)
    subscription.dispose()
    #expect(released == 2)
  }

  @Test func `each subscription holds for itself`() {
    let sequence = Observable.of(1, 2, 3).takeLast(1)
    #expect(sequence.transcript == "3 |")
    #expect(sequence.transcript == "3 |")
  }

  @Test func `any number may be asked for`() {
    #expect(Observable.of(1, 2).takeLast(.max).transcript == "1 2 |")
  }

  @Test func `a negative count stops the process and says so`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<Int>.never().takeLast(-1)
      })
    #expect(result.standardErrorText.contains("takeLast(-1): count must not be negative."))
  }
}

/// A number that acts when it is released.
private final class Numbered {
  let number: Int
  private let onRelease: () -> Void

  init(_ number: Int, onRelease: @escaping () -> Void = {}) {
    self.number = number
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }
}
