import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import XCTest

/// Leaves something behind on purpose, for `EndReportTests`, which runs it in a process of its own.
final class EndProbeXCTests: XCTestCase {
  private final class Model { var other: Model? }

  override func setUpWithError() throws {
    let isProbed = ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil
    try XCTSkipUnless(isProbed, "Fails on purpose: EndReportTests runs it.")
  }

  func testOpenSubscription() {
    marbleTest { t in
      _ = t.hot("--a--|").subscribe(AnyObserver { _ in })
    }
  }

  func testPendingWork() {
    marbleTest(until: .milliseconds(5)) { _ in
      _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe()
    }
  }

  func testKeptObject() {
    marbleTest { t in
      let model = t.keep(Model())
      model.other = model
    }
  }

  func testReleasedObject() {
    marbleTest { t in
      let model = Model()
      model.other = model
      t.expectReleased(model)
    }
  }

  func testRealScheduler() {
    marbleTest { t in
      let relay = PublishRelay<Int>()
      t.hold(relay.flatMap { Observable.just($0).observe(on: MainScheduler()) }.subscribe())
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        relay.accept(1)
        ended.signal()
      }
      ended.wait()
    }
  }

  func testEndlessTimer() {
    marbleTest { t in
      t.expect(Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
        .toBe(" @1s 0")
    }
  }
}
