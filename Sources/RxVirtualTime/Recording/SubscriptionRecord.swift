import RxCore

/// Who is subscribed to a testable sequence, and who was.
final class SubscriptionRecord<Element>: @unchecked Sendable {
  private struct State {
    var windows: [Subscription] = []
    /// The subscriptions that are open, in their order.
    var open: [RecordedSubscription<Element>] = []
  }

  private let scheduler: TestScheduler
  private let coldEvents: [Recorded<Event<Element>>]
  private let phase: WorkPhase
  private let state = Guarded(State())

  init(
    scheduler: TestScheduler, cold events: [Recorded<Event<Element>>] = [],
    phase: WorkPhase = .ordinary
  ) {
    self.scheduler = scheduler
    coldEvents = events
    self.phase = phase
  }

  var subscriptions: [Subscription] {
    state.with { $0.windows }
  }

  /// Opens a subscription.
  func begin(_ observer: AnyObserver<Element>) -> RecordedSubscription<Element> {
    let time = scheduler.clock
    return state.with { state in
      let subscription = RecordedSubscription(
        record: self, index: state.windows.count, observer: observer)
      state.windows.append(Subscription(time))
      state.open.append(subscription)
      return subscription
    }
  }

  /// Queues the events of a cold sequence for a new subscriber.
  ///
  /// Events of a diagram leave the queue with the subscription; others stay, mute, so that the
  /// clock runs to the end of them as it always has.
  func schedule(for subscription: RecordedSubscription<Element>) {
    for event in coldEvents {
      let time = scheduler.converter.offsetVirtualTime(scheduler.clock, offset: event.time)
      let work = scheduler.schedule(subscription, at: time, phase: phase) { subscription in
        subscription.on(event.value)
        return Disposables.create()
      }
      if phase == .source { subscription.add(work) }
    }
  }

  /// Emits an event of a hot sequence to all who are subscribed.
  func emit(_ event: Event<Element>) {
    let subscriptions = state.with { $0.open }
    for subscription in subscriptions { subscription.on(event) }
  }

  fileprivate func end(_ subscription: RecordedSubscription<Element>, index: Int) {
    let time = scheduler.clock
    state.with { state in
      state.windows[index] = Subscription(state.windows[index].subscribe, time)
      state.open.removeAll { $0 === subscription }
    }
  }
}

/// One subscription to a testable sequence.
final class RecordedSubscription<Element>: Disposable, @unchecked Sendable {
  private struct Content {
    let observer: AnyObserver<Element>
    /// What is still to be emitted to this subscriber alone.
    var work: [any Disposable] = []
  }

  private let record: SubscriptionRecord<Element>
  private let index: Int
  /// Empty once the subscription has ended.
  private let content: Guarded<Content?>

  init(record: SubscriptionRecord<Element>, index: Int, observer: AnyObserver<Element>) {
    self.record = record
    self.index = index
    content = Guarded(Content(observer: observer))
  }

  func on(_ event: Event<Element>) {
    content.with { $0?.observer }?.on(event)
  }

  func add(_ work: any Disposable) {
    let isOpen = content.with { content -> Bool in
      content?.work.append(work)
      return content != nil
    }
    if !isOpen { work.dispose() }
  }

  func dispose() {
    guard let taken = content.with({ $0.take() }) else { return }
    record.end(self, index: index)
    for work in taken.work { work.dispose() }
  }
}
