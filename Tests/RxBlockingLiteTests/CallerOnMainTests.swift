import Foundation
import RxBlockingLite
import RxCore
import TestSupport
import XCTest

/// XCTest runs these on the main thread, outside a task: each waits for each kind of sequence.
final class CallerOnMainTests: XCTestCase {
  func testTheMainThread() {
    for source in AwaitedSource.allCases {
      XCTAssertEqual(source.make().wait(), outcomesElsewhere[source], source.rawValue)
    }
  }

  func testWorkOnTheTrampoline() {
    for source in AwaitedSource.allCases {
      CurrentThreadScheduler.instance.schedule(()) { _ in
        XCTAssertEqual(source.make().wait(), outcomesElsewhere[source], source.rawValue)
        return Disposables.create()
      }.dispose()
    }
  }

  func testATimerOfTheRunLoop() {
    for source in AwaitedSource.allCases {
      nonisolated(unsafe) var outcome: String?
      let timer = Timer(timeInterval: 0, repeats: false) { _ in outcome = source.make().wait() }
      RunLoop.main.add(timer, forMode: .default)
      turn { outcome != nil }
      XCTAssertEqual(outcome, outcomesElsewhere[source], source.rawValue)
    }
  }

  func testWorkOfTheMainQueue() {
    var expected = outcomesElsewhere
    expected[.mainQueue] = "[] blocked forever: the call blocks work of the main"
    for source in AwaitedSource.allCases {
      nonisolated(unsafe) var outcome: String?
      DispatchQueue.main.async { outcome = source.make().wait() }
      turn { outcome != nil }
      XCTAssertEqual(outcome, expected[source], source.rawValue)
    }
  }

  func testAnObserverInsideAnEventOfTheSameSequence() {
    for source in AwaitedSource.allCases {
      let caller = DeliveryCaller(source)
      let subscription = caller.begin()
      turn { caller.outcome != nil }
      XCTAssertEqual(caller.outcome, outcomesInDelivery[source], source.rawValue)
      subscription.dispose()
    }
  }

  /// Turns the run loop until a condition holds; what hangs fails.
  private func turn(until condition: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 60)
    while !condition() {
      if limit.timeIntervalSinceNow < 0 { return XCTFail("What is waited for does not come.") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }
}
