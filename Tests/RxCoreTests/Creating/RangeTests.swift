import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct RangeTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/range", of: Int.self) { c, s in
      guard try c.word(1) == "for" else { throw c.unknownArguments }
      let (start, count) = (try c.integer(), try c.integer(2))
      switch c.words.count {
      case 3: return .range(start: start, count: count)
      case 4 where try c.word(3) == "scheduled":
        return .range(start: start, count: count, scheduler: s.scheduler)
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `report 68: a count of zero completes, whatever the start`() {
    #expect(Observable<UInt8>.range(start: 0, count: 0).transcript == "|")
    #expect(Observable<Int>.range(start: .min, count: 0).transcript == "|")
    #expect(Observable<Int>.range(start: .max, count: 0).transcript == "|")
  }

  @Test func `the last element may be the greatest there is`() {
    #expect(Observable<UInt8>.range(start: 253, count: 3).transcript == "253 254 255 |")
    #expect(Observable<Int8>.range(start: -1, count: 3).transcript == "-1 0 1 |")
  }

  @Test func `two take turns`() {
    let merged = Observable.merge(
      Observable.range(start: 1, count: 2), Observable.range(start: 10, count: 2))
    #expect(merged.transcript == "1 10 2 11 |")
  }

  @Test func `each element and the end are work of their own on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable.range(start: 4, count: 2, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 4), .next(202, 5), .completed(203)])
  }

  @Test func `disposal stops it on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) {
      Observable.range(start: 1, count: 9, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `a negative count stops the process and says so`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<Int>.range(start: 0, count: -1)
      })
    #expect(
      result.standardErrorText.contains("range(start: 0, count: -1): count must not be negative."))
  }

  @Test func `a last element that does not fit stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<UInt8>.range(start: 254, count: 3)
      })
    #expect(result.standardErrorText.contains("the last element overflows"))
  }
}
