import Foundation
import RxBlockingLite
import RxCore
import XCTest

/// XCTest runs these on the main thread, outside a task.
final class BlockingOnMainTests: XCTestCase {
  func testTheRunLoopTurnsWhileTheMainQueueIsAwaited() throws {
    let source = Observable<Bool>.create { observer in
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          observer.onNext(Thread.isMainThread)
          observer.onCompleted()
        }
      }
      return Disposables.create()
    }
    XCTAssertEqual(try source.toBlocking(timeout: 60).toArray(), [true])
  }

  func testAnEndOnAnotherThreadWakesTheRunLoop() throws {
    let source = Observable<Int>.create { observer in
      DispatchQueue.global().async {
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    for _ in 0..<100 {
      XCTAssertEqual(try source.toBlocking(timeout: 60).toArray(), [1])
    }
  }

  func testAnEndInATimerOfTheRunLoopEndsTheTurning() throws {
    let source = Observable<Int>.create { observer in
      let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
        observer.onNext(1)
        observer.onCompleted()
      }
      RunLoop.main.add(timer, forMode: .default)
      return Disposables.create { timer.invalidate() }
    }
    nonisolated(unsafe) var isLate = false
    let end = Date(timeIntervalSinceNow: 30)
    let alarm = Timer(fire: end, interval: 0, repeats: false) { _ in isLate = true }
    RunLoop.main.add(alarm, forMode: .default)
    defer { alarm.invalidate() }
    XCTAssertEqual(try source.toBlocking(timeout: 60).toArray(), [1])
    XCTAssertFalse(isLate, "Nothing but the limit has ended the turning.")
  }

  func testATimeoutEndsTheTurning() {
    let never = Observable<Int>.create { _ in Disposables.create() }
    XCTAssertThrowsError(try never.toBlocking(timeout: 0.01).first()) { error in
      XCTAssertEqual("\(error)", "Sequence timeout.")
    }
  }

  func testABlockedMainQueueHitsTheTimeoutOfAnotherThread() {
    let needsMain = Observable<Int>.create { observer in
      DispatchQueue.main.async { observer.onCompleted() }
      return Disposables.create()
    }
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var thrown = ""
    Thread {
      do { _ = try needsMain.toBlocking(timeout: 0.01).first() } catch { thrown = "\(error)" }
      isDone.signal()
    }.start()
    isDone.wait()
    XCTAssertEqual(thrown, "Sequence timeout.")
  }
}
