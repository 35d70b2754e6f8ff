/// Delivers events to many sinks in the order of their subscription, one event at a time, and
/// runs nothing under its lock.
///
/// An event is numbered when it is accepted. Whoever finds nobody delivering delivers; an event
/// that comes meanwhile waits. A sink that joins gets the events after the last number accepted.
package final class SubscriberList<Element>: @unchecked Sendable {
  private let members = SubscriberMembers()

  private let owner: Any.Type

  /// - Parameter owner: Whose list it is: the type that reports name.
  package init(of owner: Any.Type) {
    self.owner = owner
  }

  package var hasSubscribers: Bool { members.hasSubscribers }

  package var isDisposed: Bool { members.isDisposed }

  /// Whether the terminal event has been accepted, or the list disposed.
  package var hasStopped: Bool { members.withLock { $0 != nil } }

  /// Reads state that `send` stores, under the list's lock, together with how the list stopped.
  package func withState<Result>(_ body: (_ stop: Stop?) -> Result) -> Result {
    members.withLock(body)
  }

  /// Accepts an element and delivers it, unless somebody delivers already.
  ///
  /// - Parameter store: Runs under the lock unless the list has stopped; tells whether the element
  ///   is accepted. The rules of a lock hold.
  @inline(__always)
  package func send(_ element: Element, storing store: () -> Bool = { true }) {
    switch members.accept(store, holding: { PendingElement(element) }) {
    case .nothing: return
    case .one(let member):
      // Without optimisation a closure costs stack, with it a retain costs time.
      #if DEBUG
        deliver(element, to: member.takeUnretainedValue())
      #else
        member._withUnsafeGuaranteedRef { deliver(element, to: $0) }
      #endif
    case .many(let order): order.visit { deliver(element, to: $0) }
    }
    if !members.finishDelivery() { deliverWaiting() }
  }

  /// Accepts the terminal event and delivers it, unless somebody delivers already.
  package func stop(_ stop: Stop) {
    guard let order = members.accept(stop) else { return }
    deliver(stop, order)
    if !members.finishDelivery() { deliverWaiting() }
  }

  /// Accepts an event and delivers it, unless somebody delivers already.
  package func send(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  /// Adds a sink that gets the events accepted from now on.
  package func join(_ sink: Sink<Element>) {
    let sink = ForeignEntry.watching(sink)
    let subscriber = Subscriber<Element>(sink, of: members, isJoining: false)
    sink.attach(subscriber)
    if let wait = BlockedWait.current { warn(wait) }
    if let stop = members.insert(subscriber, { _ in }) { subscriber.end(stop) }
  }

  /// Adds a sink that first gets the elements that `replay` gives, on this thread.
  ///
  /// - Parameter replay: Gets how the list has stopped. Runs under the lock; the rules of a lock
  ///   hold.
  package func join(_ sink: Sink<Element>, replay: (Stop?) -> ContiguousArray<Element>) {
    let sink = ForeignEntry.watching(sink)
    let subscriber = Subscriber<Element>(sink, of: members, isJoining: true)
    sink.attach(subscriber)
    if let wait = BlockedWait.current { warn(wait) }
    var elements = ContiguousArray<Element>()
    let stop = members.insert(subscriber) { elements = replay($0) }
    for element in elements where !subscriber.isGone { sink.onNext(element) }
    if let stop { return subscriber.end(stop) }
    while let waiting = members.nextWaiting(of: subscriber, owner) {
      waiting.deliver(to: subscriber)
    }
  }

  /// Tells a thread that is going to block in a delivery of this list that no other will follow.
  private func warn(_ wait: BlockedWait) {
    if members.isDeliveringHere { wait.meet(.delivery(of: owner)) }
  }

  /// Drops all sinks without an event; `error` is what later ones get.
  ///
  /// - Parameter clear: Empties what a replay would give, under the lock; the rules of a lock hold.
  package func disposeAll(laterOnesGet error: any Error, clearing clear: () -> Void = {}) {
    members.disposeAll(laterOnesGet: error, clearing: clear)
  }

  @inline(__always)
  private func deliver(_ element: Element, to member: SubscriberMember) {
    if member.isJoining, members.hold(PendingElement(element), for: member) { return }
    unsafeDowncast(member, to: Subscriber<Element>.self).onNext(element)
  }

  private func deliver(_ stop: Stop, _ order: SubscriberMembers.Order) {
    if let only = order.only { return members.deliver(stop, to: only) }
    order.visit { members.deliver(stop, to: $0) }
  }

  @inline(never)
  private func deliverWaiting() {
    while let next = members.next(owner) {
      if let element = next.event as? PendingElement<Element> {
        next.order.visit { deliver(element.element, to: $0) }
      } else if let terminal = next.event as? PendingStop {
        deliver(terminal.stop, next.order)
      }
    }
  }
}

/// How a list of subscribers ended.
package enum Stop {
  case error(any Error)
  case completed
}

/// One sink's place in a list, and what cancels it.
package final class Subscriber<Element>: SubscriberMember, @unchecked Sendable {
  /// Counted by hand: to deliver an element costs no retain, because the member is kept alive.
  private let sink: Unmanaged<Sink<Element>>
  /// Set once the list has died or has been disposed: nobody can reach the sink any more.
  @exclusivity(unchecked) private var isSinkReleased = false

  init(_ sink: Sink<Element>, of members: SubscriberMembers, isJoining: Bool) {
    self.sink = .passRetained(sink)
    super.init(of: members, isJoining: isJoining)
  }

  deinit {
    releaseSink()
  }

  @inline(__always)
  fileprivate func onNext(_ element: Element) {
    if isGone { return }
    #if DEBUG
      sink.takeUnretainedValue().onNext(element)
    #else
      sink._withUnsafeGuaranteedRef { $0.onNext(element) }
    #endif
  }

  package override func end(_ stop: Stop) {
    guard leave() else { return }
    switch stop {
    case .error(let error): sink.takeUnretainedValue().onError(error)
    case .completed: sink.takeUnretainedValue().onCompleted()
    }
  }

  package override func releaseSink() {
    if isSinkReleased { return }
    isSinkReleased = true
    sink.release()
  }
}

/// An element that waits for its turn.
private final class PendingElement<Element>: PendingEvent {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func deliver(to member: SubscriberMember) {
    unsafeDowncast(member, to: Subscriber<Element>.self).onNext(element)
  }
}
