import RxCore
import RxVirtualTime
import XCTest

final class RecordedEventsTests: XCTestCase {
  func testDoubles() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.map { $0 * 2 } }
    XCTAssertEqual(observer.events, [.next(210, 2), .completed(220)])
  }
}
