import RxCore

/// Records what it gets, and when.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let lock = Lock()
  /// Only under the lock.
  private let recorded = EventBuffer<Element>()

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was received so far.
  public var events: [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    lock.withLock { events = recorded.events }
    return events
  }

  public func on(_ event: Event<Element>) {
    let time = scheduler.clock
    lock.withLock { recorded.add(event, at: time) }
  }

  /// Records an element without making an event of it.
  func record(_ element: Element) {
    let time = scheduler.clock
    lock.withLock { recorded.addNext(element, at: time) }
  }
}
