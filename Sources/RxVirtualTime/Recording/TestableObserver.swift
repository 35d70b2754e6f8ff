import RxCore

/// Records what it gets, and when.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let lock = Lock()
  /// Under the lock.
  @exclusivity(unchecked) private var recorded: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was received so far.
  public var events: [Recorded<Event<Element>>] {
    lock.withLock { recorded }
  }

  public func on(_ event: Event<Element>) {
    let record = Recorded(time: scheduler.clock, value: event)
    lock.withLock { recorded.append(record) }
  }
}
