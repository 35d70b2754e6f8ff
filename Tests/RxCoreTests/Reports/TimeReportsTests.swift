import RxCore
import RxVirtualTime
import Testing

/// Public reports about spans of time.
@Suite struct TimeReportsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(205, 1), .next(210, 2), .next(215, 3), .next(260, 4), .completed(300),
    ])
  }

  @Test func `report 65: a buffer emits at its end, full, late or empty, and begins anew`() {
    let source = source
    let result = scheduler.start {
      source.buffer(timeSpan: .seconds(30), count: 3, scheduler: scheduler)
    }
    #expect(
      result.events == [
        .next(215, [1, 2, 3]), .next(245, []), .next(275, [4]), .next(300, []), .completed(300),
      ])
  }

  @Test func `report 65: a window ends, and the next one begins, at the same instants`() {
    let source = source
    let result = scheduler.start { [scheduler] in
      source.window(timeSpan: .seconds(30), count: 3, scheduler: scheduler)
        .enumerated()
        .flatMap { number, window in
          window.map { "\(number): \($0)" }.startWith("\(number) begins")
            .concat(Observable.just("\(number) ends"))
        }
    }
    #expect(
      result.events == [
        .next(200, "0 begins"), .next(205, "0: 1"), .next(210, "0: 2"), .next(215, "0: 3"),
        .next(215, "0 ends"), .next(215, "1 begins"), .next(245, "1 ends"),
        .next(245, "2 begins"), .next(260, "2: 4"), .next(275, "2 ends"),
        .next(275, "3 begins"), .next(300, "3 ends"), .completed(300),
      ])
  }
}
