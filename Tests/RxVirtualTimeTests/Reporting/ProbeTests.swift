import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Fails on purpose, for `TestHostTests`, which runs it in a process of its own.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RX_REPORTING_PROBE"] != nil))
struct `Probe of Swift Testing` {
  @Test func `a thread that no test is known on`() {
    OtherThread {
      TestScheduler(initialClock: 10).advanceTo(5)
      expectSubscriptions([Subscription(1)], [Subscription(2)], "probe")
    }
    .join()
  }
}
