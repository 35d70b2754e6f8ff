import RxCore

/// Records what it gets, and when.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let recorded = Guarded<[Recorded<Event<Element>>]>([])

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was received so far.
  public var events: [Recorded<Event<Element>>] {
    recorded.with { $0 }
  }

  public func on(_ event: Event<Element>) {
    let record = Recorded(time: scheduler.clock, value: event)
    recorded.with { $0.append(record) }
  }
}
