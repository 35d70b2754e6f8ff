import RxCore

/// Who is subscribed to a testable sequence, and who was.
final class SubscriptionRecord<Element>: @unchecked Sendable {
  private let scheduler: TestScheduler
  private let coldEvents: [Recorded<Event<Element>>]
  private let phase: WorkPhase
  private let lock = Lock()
  // Under the lock.
  @exclusivity(unchecked) private var windows: [Subscription] = []
  /// The subscriptions that are open, in their order.
  @exclusivity(unchecked) private var open: [RecordedSubscription<Element>] = []

  init(
    scheduler: TestScheduler, cold events: [Recorded<Event<Element>>] = [],
    phase: WorkPhase = .ordinary
  ) {
    self.scheduler = scheduler
    coldEvents = events
    self.phase = phase
  }

  var subscriptions: [Subscription] {
    lock.withLock { windows }
  }

  /// Opens a subscription.
  func begin(_ observer: AnyObserver<Element>) -> RecordedSubscription<Element> {
    let time = scheduler.clock
    return lock.withLock {
      let subscription = RecordedSubscription(
        record: self, index: windows.count, observer: observer)
      windows.append(Subscription(time))
      open.append(subscription)
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
    var subscriptions: [RecordedSubscription<Element>] = []
    lock.withLock { subscriptions = open }
    for subscription in subscriptions { subscription.on(event) }
  }

  fileprivate func end(_ subscription: RecordedSubscription<Element>, index: Int) {
    let time = scheduler.clock
    lock.withLock {
      windows[index] = Subscription(windows[index].subscribe, time)
      open.removeAll { $0 === subscription }
    }
  }
}

/// One subscription to a testable sequence.
final class RecordedSubscription<Element>: Disposable, @unchecked Sendable {
  private let record: SubscriptionRecord<Element>
  private let index: Int
  private let lock = Lock()
  // Under the lock; empty once the subscription has ended.
  @exclusivity(unchecked) private var observer: AnyObserver<Element>?
  /// What is still to be emitted to this subscriber alone.
  @exclusivity(unchecked) private var work: [any Disposable] = []

  init(record: SubscriptionRecord<Element>, index: Int, observer: AnyObserver<Element>) {
    self.record = record
    self.index = index
    self.observer = observer
  }

  func on(_ event: Event<Element>) {
    var receiver: AnyObserver<Element>?
    lock.withLock { receiver = observer }
    receiver?.on(event)
  }

  func add(_ added: any Disposable) {
    var isOpen = false
    lock.withLock {
      isOpen = observer != nil
      if isOpen { work.append(added) }
    }
    if !isOpen { added.dispose() }
  }

  func dispose() {
    var (taken, left) = (AnyObserver<Element>?.none, [any Disposable]())
    lock.withLock {
      swap(&taken, &observer)
      swap(&left, &work)
    }
    if taken == nil { return }
    record.end(self, index: index)
    for work in left { work.dispose() }
  }
}
