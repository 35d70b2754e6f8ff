import Synchronization

private enum Phase {
  /// Gets every event. Goes to `gone`.
  static let live: UInt8 = 0
  /// Gets its replay on the thread that subscribes; later events wait. Goes to `live`, `gone`.
  static let joining: UInt8 = 1
  /// Gets nothing any more.
  static let gone: UInt8 = 2
}

/// One sink's place in a `SubscriberList`, and what cancels it.
package final class Subscriber<Element>: Disposable, @unchecked Sendable {
  /// Empty once the list has died: nobody can reach the sink any more.
  @exclusivity(unchecked) fileprivate(set) var sink: Sink<Element>?
  fileprivate let phase: Atomic<UInt8>
  private weak var list: SubscriberList<Element>?
  // All of these only under the list's lock.
  /// Its place in the list, or -1.
  @exclusivity(unchecked) fileprivate var index = -1
  /// Events up to this number came before it.
  @exclusivity(unchecked) fileprivate var joinedAt: UInt64 = 0
  /// Events that wait until the replay is done.
  @exclusivity(unchecked) fileprivate var waiting = Queue<Event<Element>>()

  init(_ sink: Sink<Element>, of list: SubscriberList<Element>, isJoining: Bool) {
    self.sink = sink
    self.list = list
    phase = Atomic(isJoining ? Phase.joining : Phase.live)
  }

  package var isGone: Bool {
    phase.load(ordering: .acquiring) == Phase.gone
  }

  package func dispose() {
    if phase.exchange(Phase.gone, ordering: .acquiringAndReleasing) == Phase.gone { return }
    list?.remove(self)
  }

  /// Hands on an event, or ends with it.
  fileprivate func deliver(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      if !isGone { sink?.onNext(element) }
    case .error(let error):
      if leave() { sink?.onError(error) }
    case .completed:
      if leave() { sink?.onCompleted() }
    }
  }

  private func leave() -> Bool {
    phase.exchange(Phase.gone, ordering: .acquiringAndReleasing) != Phase.gone
  }
}

/// Delivers events to many sinks in the order of their subscription, one event at a time, and
/// runs nothing under its lock.
///
/// An event is numbered when it is accepted. Whoever finds nobody delivering delivers; an event
/// that comes meanwhile waits. A sink that joins gets the events after the last number accepted.
package final class SubscriberList<Element>: @unchecked Sendable {
  private typealias Entries = ContiguousArray<Subscriber<Element>?>

  private let lock = Lock()
  // All of these only under the lock.
  /// In the order of subscription; those that left are `nil` until there are many of them.
  @exclusivity(unchecked) private var entries = Entries()
  @exclusivity(unchecked) private var liveCount = 0
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0
  @exclusivity(unchecked) private var isDelivering = false
  @exclusivity(unchecked) private var waiting = Queue<(number: UInt64, event: Event<Element>)>()
  /// Set when the terminal event is accepted, or by `disposeAll`.
  @exclusivity(unchecked) private var stopEvent: Event<Element>?
  @exclusivity(unchecked) private var isDisposedFlag = false
  @exclusivity(unchecked) private var watch = DeliveryWatch()

  package init() {}

  deinit {
    // Breaks the circle from a sink to what cancels it: no event can come any more.
    for case let entry? in entries { entry.sink = nil }
  }

  package var hasSubscribers: Bool {
    lock.withLock { liveCount > 0 }
  }

  package var isDisposed: Bool {
    lock.withLock { isDisposedFlag }
  }

  /// The terminal event, from its acceptance on.
  package var terminalEvent: Event<Element>? {
    lock.withLock { stopEvent }
  }

  /// Reads state that `send` stores, under the list's lock.
  package func withState<Result>(_ body: (_ stopEvent: Event<Element>?) -> Result) -> Result {
    lock.withLock { body(stopEvent) }
  }

  /// Accepts an event and delivers it, unless somebody delivers already.
  ///
  /// - Parameter store: Runs under the lock if the event is accepted; the rules of a lock hold.
  @inline(__always)
  package func send(_ event: Event<Element>, storing store: () -> Void = {}) {
    let found = lock.withLock { () -> (entries: Entries, number: UInt64)? in
      if stopEvent != nil { return nil }
      store()
      lastNumber += 1
      if event.isStopEvent { stopEvent = event }
      if isDelivering {
        watch.noteWaiting()
        waiting.append((lastNumber, event))
        return nil
      }
      isDelivering = true
      watch.begin()
      return (event.isStopEvent ? takeEntries() : entries, lastNumber)
    }
    guard let found else { return }
    deliver(event, number: found.number, to: found.entries)
    deliverWaiting()
  }

  /// Adds a sink. It gets what `replay` gives, then the events accepted after that.
  ///
  /// - Parameter replay: Runs under the lock; the rules of a lock hold. `nil`: no replay.
  package func join(_ sink: Sink<Element>, replay: (() -> ContiguousArray<Element>)? = nil) {
    let subscriber = Subscriber(sink, of: self, isJoining: replay != nil)
    sink.attach(subscriber)
    let found = lock.withLock { () -> (replay: ContiguousArray<Element>, stop: Event<Element>?) in
      let elements = replay?() ?? []
      if stopEvent == nil, !subscriber.isGone { insert(subscriber) }
      return (elements, stopEvent)
    }
    for element in found.replay where !subscriber.isGone { sink.onNext(element) }
    if let stop = found.stop { return subscriber.deliver(stop) }
    if replay != nil { finishJoining(subscriber) }
  }

  /// Drops all sinks without an event; `event` is what later ones get.
  package func disposeAll(laterOnesGet event: Event<Element>) {
    let dropped = lock.withLock { () -> (Entries, Queue<(number: UInt64, event: Event<Element>)>) in
      isDisposedFlag = true
      stopEvent = event
      let dropped = waiting
      waiting = Queue()
      return (takeEntries(), dropped)
    }
    for case let entry? in dropped.0 { entry.dispose() }
  }

  fileprivate func remove(_ subscriber: Subscriber<Element>) {
    let removed = lock.withLock { () -> Subscriber<Element>? in
      if subscriber.index < 0 { return nil }
      let removed = entries[subscriber.index]
      entries[subscriber.index] = nil
      subscriber.index = -1
      liveCount -= 1
      if entries.count >= 16, liveCount * 2 < entries.count { compact() }
      return removed
    }
    _ = consume removed
  }

  private func deliver(_ event: Event<Element>, number: UInt64, to entries: Entries) {
    for case let entry? in entries where entry.joinedAt < number {
      if entry.phase.load(ordering: .acquiring) == Phase.joining,
        hold(event, for: entry)
      {
        continue
      }
      entry.deliver(event)
    }
  }

  private func deliverWaiting() {
    while true {
      var isRunningAway = false
      let next = lock.withLock { () -> (event: Event<Element>, number: UInt64, Entries)? in
        guard let next = waiting.popFirst() else {
          isDelivering = false
          return nil
        }
        isRunningAway = watch.isRunningAway()
        return (next.event, next.number, next.event.isStopEvent ? takeEntries() : entries)
      }
      guard let next else { return }
      if isRunningAway { FeedbackLoop.report(at: self) }
      deliver(next.event, number: next.number, to: next.2)
    }
  }

  /// Keeps an event for a sink that still gets its replay.
  ///
  /// - Returns: Whether the sink has to wait indeed.
  private func hold(_ event: Event<Element>, for entry: Subscriber<Element>) -> Bool {
    lock.withLock {
      let phase = entry.phase.load(ordering: .acquiring)
      if phase == Phase.joining { entry.waiting.append(event) }
      return phase == Phase.joining
    }
  }

  private func finishJoining(_ subscriber: Subscriber<Element>) {
    while true {
      let next = lock.withLock { () -> Event<Element>? in
        if let next = subscriber.waiting.popFirst() { return next }
        _ = subscriber.phase.compareExchange(
          expected: Phase.joining, desired: Phase.live,
          ordering: .acquiringAndReleasing)
        return nil
      }
      guard let next else { return }
      subscriber.deliver(next)
    }
  }

  private func insert(_ subscriber: Subscriber<Element>) {
    subscriber.joinedAt = lastNumber
    subscriber.index = entries.count
    entries.append(subscriber)
    liveCount += 1
  }

  private func takeEntries() -> Entries {
    let taken = entries
    for case let entry? in taken { entry.index = -1 }
    entries = []
    liveCount = 0
    return taken
  }

  private func compact() {
    entries.removeAll { $0 == nil }
    for index in entries.indices { entries[index]?.index = index }
  }
}
