import RxCore

/// Who is subscribed to a testable sequence, and who was.
final class SubscriptionRecord<Element>: WorkSeries, @unchecked Sendable {
  private let scheduler: TestScheduler
  /// What a cold sequence emits to each subscriber, or a hot one to all.
  private let events: EventBuffer<Element>
  private let isHot: Bool
  private let phase: WorkPhase
  fileprivate let lock = Lock()
  // Under the lock.
  @exclusivity(unchecked) private var windows: [Subscription] = []
  /// The subscriptions that are open, in their order. Of no generic type, which each event would
  /// look up.
  @exclusivity(unchecked) private var open = ContiguousArray<AnyObject>()
  /// The sink of the subscription that is open, as long as it is the only one. The subscription
  /// holds it too, so that it does not die under the lock.
  @exclusivity(unchecked) fileprivate var onlySink: Sink<Element>?

  init(
    scheduler: TestScheduler, events: [Recorded<Event<Element>>], isHot: Bool, phase: WorkPhase
  ) {
    self.scheduler = scheduler
    self.events = EventBuffer(events)
    self.isHot = isHot
    self.phase = phase
  }

  var subscriptions: [Subscription] {
    lock.withLock { windows }
  }

  /// Opens a subscription.
  func begin(_ sink: Sink<Element>) -> RecordedSubscription<Element> {
    let time = scheduler.clock
    return lock.withLock {
      let subscription = RecordedSubscription(
        record: self, index: windows.count, sink: sink)
      windows.append(Subscription(time))
      open.append(subscription)
      onlySink = open.count == 1 ? sink : nil
      return subscription
    }
  }

  /// Queues the events of a cold sequence for a new subscriber.
  ///
  /// Events of a diagram leave the queue with the subscription; others stay, mute, so that the
  /// clock runs to the end of them as it always has.
  func schedule(for subscription: RecordedSubscription<Element>) {
    if isHot { return }
    for index in 0..<events.count {
      let time = scheduler.converter.offsetVirtualTime(
        scheduler.clock, offset: events.time(at: index))
      let work = scheduler.schedule(subscription, at: time, phase: phase) {
        [events] subscription in
        subscription.emit(index, of: events)
        return Disposables.create()
      }
      if phase == .source { subscription.add(work) }
    }
  }

  /// Queues the events of a hot sequence.
  func scheduleForAll() {
    scheduler.schedule(self, at: events.times, phase: phase)
  }

  /// Emits an event of a hot sequence to all who are subscribed.
  override func runPiece(_ index: Int) {
    var only: Sink<Element>?
    lock.withLock { only = onlySink }
    if let only { return events.emit(index, to: only) }
    var several = ContiguousArray<AnyObject>()
    lock.withLock { several = open }
    for subscription in several {
      unsafeDowncast(subscription, to: RecordedSubscription<Element>.self)
        .emit(index, of: events)
    }
  }

  fileprivate func end(_ subscription: RecordedSubscription<Element>, index: Int) {
    let time = scheduler.clock
    lock.withLock {
      windows[index] = Subscription(windows[index].subscribe, time)
      open.removeAll { $0 === subscription }
      guard open.count == 1, let only = open.first else { return }
      onlySink = unsafeDowncast(only, to: RecordedSubscription<Element>.self).sink
    }
  }
}

/// One subscription to a testable sequence.
final class RecordedSubscription<Element>: Disposable, @unchecked Sendable {
  private let record: SubscriptionRecord<Element>
  private let index: Int
  // Under the record's lock; empty once the subscription has ended.
  @exclusivity(unchecked) fileprivate var sink: Sink<Element>?
  /// What is still to be emitted to this subscriber alone.
  @exclusivity(unchecked) private var work: [any Disposable] = []

  init(record: SubscriptionRecord<Element>, index: Int, sink: Sink<Element>) {
    self.record = record
    self.index = index
    self.sink = sink
  }

  func emit(_ index: Int, of events: EventBuffer<Element>) {
    var receiver: Sink<Element>?
    record.lock.withLock { receiver = sink }
    if let receiver { events.emit(index, to: receiver) }
  }

  func add(_ added: any Disposable) {
    var isOpen = false
    record.lock.withLock {
      isOpen = sink != nil
      if isOpen { work.append(added) }
    }
    if !isOpen { added.dispose() }
  }

  func dispose() {
    var (taken, left) = (Sink<Element>?.none, [any Disposable]())
    record.lock.withLock {
      swap(&taken, &sink)
      swap(&left, &work)
      if taken != nil { record.onlySink = nil }
    }
    if taken == nil { return }
    record.end(self, index: index)
    for work in left { work.dispose() }
  }
}
