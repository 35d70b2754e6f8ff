import Dispatch
import RxCore
import TestSupport
import Testing

@Suite struct MainQueueTests {
  @MainActor @Test func `main-actor code runs on the main queue`() {
    #expect(MainQueue.isCurrent)
  }

  @Test func `another thread and another queue are not the main queue`() {
    #expect(Watchdog.run { MainQueue.isCurrent } == false)
    #expect(Watchdog.run { DispatchQueue(label: "other").sync { MainQueue.isCurrent } } == false)
  }

  @MainActor @Test func `a queue whose target is the main queue belongs to it`() async {
    let queue = DispatchQueue(label: "on main", target: .main)
    let isCurrent = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(isCurrent)
  }
}
