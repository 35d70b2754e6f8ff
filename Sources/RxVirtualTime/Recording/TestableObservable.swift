import RxCore

/// A sequence that emits what a test states, and records when it was subscribed to.
public final class TestableObservable<Element>: ObservableType, @unchecked Sendable {
  private let record: SubscriptionRecord<Element>
  private let source: Observable<Element>

  /// What the sequence emits: for a cold one, at times counted from the subscription.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// When the sequence was subscribed to, and when the subscriptions ended.
  public var subscriptions: [Subscription] {
    record.subscriptions
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let subscription = record.begin(AnyObserver(observer).sink)
    record.schedule(for: subscription)
    return subscription
  }

  public func asObservable() -> Observable<Element> {
    source
  }

  private init(record: SubscriptionRecord<Element>, events: [Recorded<Event<Element>>]) {
    self.record = record
    recordedEvents = events
    source = ImmediateObservable { sink in
      let subscription = record.begin(sink)
      sink.attach(subscription)
      record.schedule(for: subscription)
    }
  }

  /// Queues the events now.
  package convenience init(
    hot events: [Recorded<Event<Element>>], on scheduler: TestScheduler, phase: WorkPhase
  ) {
    let record = SubscriptionRecord(
      scheduler: scheduler, events: events, isHot: true, phase: phase)
    record.scheduleForAll()
    self.init(record: record, events: events)
  }

  /// Queues the events at each subscription.
  package convenience init(
    cold events: [Recorded<Event<Element>>], on scheduler: TestScheduler, phase: WorkPhase
  ) {
    let record = SubscriptionRecord(
      scheduler: scheduler, events: events, isHot: false, phase: phase)
    self.init(record: record, events: events)
  }
}
