import RxCore

/// Records what it gets, and when.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let recorded = Ledger<Recorded<Event<Element>>>()

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was received so far.
  public var events: [Recorded<Event<Element>>] {
    recorded.entries
  }

  public func on(_ event: Event<Element>) {
    recorded.add(Recorded(time: scheduler.clock, value: event))
  }
}
