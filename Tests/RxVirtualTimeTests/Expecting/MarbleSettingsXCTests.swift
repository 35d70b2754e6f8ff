import RxCore
import RxVirtualTime
import XCTest

/// All tests of a class leave work behind, which is allowed for the class.
final class MarbleSettingsXCTests: XCTestCase {
  override func invokeTest() {
    withMarbleTests(allow: .pendingWork) { super.invokeTest() }
  }

  func testWorkMayBeLeft() {
    marbleTest(until: .milliseconds(10)) { _ in
      _ = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance)
        .subscribe()
    }
  }

  func testWorkMayBeLeftByAnAsynchronousTest() async {
    await marbleTest(until: .milliseconds(10)) { _ in
      await Task.yield()
      _ = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance)
        .subscribe()
    }
  }
}
