import Synchronization

private enum Phase {
  /// Gets every event. Goes to `gone`.
  static let live: UInt8 = 0
  /// Gets its replay on the thread that subscribes; later events wait. Goes to `live`, `gone`.
  static let joining: UInt8 = 1
  /// Gets nothing any more.
  static let gone: UInt8 = 2
}

/// A place in a list of subscribers, whatever the type of the elements.
package class SubscriberMember: Disposable, @unchecked Sendable {
  private final let phase: Atomic<UInt8>
  fileprivate final weak var members: SubscriberMembers?
  // All of these only under the list's lock.
  /// Its place in the list, or -1.
  @exclusivity(unchecked) fileprivate final var index = -1
  /// Events up to this number came before it. Does not change once it is in the list.
  @exclusivity(unchecked) fileprivate(set) final var joinedAt: UInt64 = 0
  /// Events that wait until the replay is done.
  @exclusivity(unchecked) fileprivate final var waiting = Queue<PendingEvent>()

  init(of members: SubscriberMembers, isJoining: Bool) {
    self.members = members
    phase = Atomic(isJoining ? Phase.joining : Phase.live)
  }

  final var isGone: Bool {
    phase.load(ordering: .acquiring) == Phase.gone
  }

  final var isJoining: Bool {
    phase.load(ordering: .acquiring) == Phase.joining
  }

  /// Delivers the terminal event, once.
  package func end(_ stop: Stop) {
    fatalError("\(type(of: self)) ends but does not override end(_:).")
  }

  /// Breaks the circle from the sink to what cancels it.
  package func releaseSink() {
    fatalError("\(type(of: self)) has a sink but does not override releaseSink().")
  }

  package final func dispose() {
    if leave() { members?.remove(self) }
  }

  /// Marks it gone.
  ///
  /// - Returns: Whether this call did.
  final func leave() -> Bool {
    phase.exchange(Phase.gone, ordering: .acquiringAndReleasing) != Phase.gone
  }

  fileprivate final func becomeLive() {
    _ = phase.compareExchange(
      expected: Phase.joining, desired: Phase.live, ordering: .acquiringAndReleasing)
  }
}

/// An event that waits for its turn.
package class PendingEvent {
  fileprivate var number: UInt64 = 0

  package func deliver(to member: SubscriberMember) {
    fatalError("\(type(of: self)) waits but does not override deliver(to:).")
  }
}

/// A terminal event that waits for its turn.
package final class PendingStop: PendingEvent {
  let stop: Stop

  init(_ stop: Stop) {
    self.stop = stop
  }

  package override func deliver(to member: SubscriberMember) {
    member.end(stop)
  }
}

/// The members of a list and whose turn it is. It knows no element type: what is generic costs a
/// look-up of its type at each use, ten times the rest.
final class SubscriberMembers: @unchecked Sendable {
  typealias Members = ContiguousArray<SubscriberMember?>

  /// An event's number and whom it goes to.
  struct Order {
    fileprivate let members: Members
    fileprivate let number: UInt64

    /// Calls `body` with each member that the event goes to. The order keeps them alive, so
    /// none is retained and released at every event.
    @inline(__always)
    func forEach(_ body: (SubscriberMember) -> Void) {
      members.withUnsafeBytes { bytes in
        for place in bytes.assumingMemoryBound(to: Unmanaged<SubscriberMember>?.self) {
          place?._withUnsafeGuaranteedRef { if $0.joinedAt < number { body($0) } }
        }
      }
    }
  }

  private let lock = Lock()
  // All of these only under the lock.
  /// In the order of subscription; those that left are `nil` until there are many of them.
  @exclusivity(unchecked) private var members = Members()
  @exclusivity(unchecked) private var liveCount = 0
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0
  @exclusivity(unchecked) private var isDelivering = false
  @exclusivity(unchecked) private var waiting = Queue<PendingEvent>()
  @exclusivity(unchecked) private var waitingCount = 0
  /// Set when the terminal event is accepted, or by `disposeAll`.
  @exclusivity(unchecked) private var stop: Stop?
  @exclusivity(unchecked) private var isDisposedFlag = false
  @exclusivity(unchecked) private var watch = DeliveryWatch()

  deinit {
    for case let member? in members { member.releaseSink() }
  }

  var hasSubscribers: Bool { lock.withLock { liveCount > 0 } }

  var isDisposed: Bool { lock.withLock { isDisposedFlag } }

  func withLock<Result>(_ body: (Stop?) -> Result) -> Result {
    lock.withLock { body(stop) }
  }

  /// Accepts an element.
  ///
  /// - Returns: Whom to deliver it to; `nil` if it is not accepted, or waits.
  @inline(__always)
  func accept(_ store: () -> Void, holding hold: () -> PendingEvent) -> Order? {
    lock.withLock {
      if stop != nil { return nil }
      store()
      lastNumber += 1
      if isDelivering {
        wait(hold())
        return nil
      }
      isDelivering = true
      watch.begin()
      return Order(members: members, number: lastNumber)
    }
  }

  /// Accepts the terminal event.
  func accept(_ stop: Stop) -> Order? {
    lock.withLock {
      if self.stop != nil { return nil }
      self.stop = stop
      lastNumber += 1
      if isDelivering {
        wait(PendingStop(stop))
        return nil
      }
      isDelivering = true
      watch.begin()
      return Order(members: takeMembers(), number: lastNumber)
    }
  }

  static func deliver(_ stop: Stop, _ order: Order) {
    order.forEach { member in
      if member.isJoining, member.members?.hold(PendingStop(stop), for: member) == true { return }
      member.end(stop)
    }
  }

  /// Ends the delivery unless something waits.
  ///
  /// - Returns: Whether nothing waits.
  @inline(__always)
  func finishDelivery() -> Bool {
    lock.withLock {
      if waitingCount > 0 { return false }
      isDelivering = false
      return true
    }
  }

  /// The event that waits next, and whom to deliver it to; without it the delivery is over.
  func next(_ place: Any) -> (event: PendingEvent, order: Order)? {
    var isRunningAway = false
    let next = lock.withLock { () -> (event: PendingEvent, order: Order)? in
      guard let event = waiting.popFirst() else {
        isDelivering = false
        return nil
      }
      waitingCount -= 1
      isRunningAway = watch.isRunningAway()
      let members = event is PendingStop ? takeMembers() : members
      return (event, Order(members: members, number: event.number))
    }
    if isRunningAway { FeedbackLoop.report(at: place) }
    return next
  }

  /// Adds a member unless the list has stopped.
  ///
  /// - Parameter read: Reads the replay, under the lock.
  /// - Returns: How the list has stopped.
  func insert(_ member: SubscriberMember, _ read: () -> Void) -> Stop? {
    lock.withLock {
      read()
      if stop != nil || member.isGone { return stop }
      member.joinedAt = lastNumber
      member.index = members.count
      members.append(member)
      liveCount += 1
      return nil
    }
  }

  /// Keeps an event for a member that still gets its replay.
  ///
  /// - Returns: Whether the member has to wait indeed.
  func hold(_ event: PendingEvent, for member: SubscriberMember) -> Bool {
    lock.withLock {
      if !member.isJoining { return false }
      member.waiting.append(event)
      return true
    }
  }

  /// What a member that joins has still to get; without it the member is live.
  func nextWaiting(of member: SubscriberMember) -> PendingEvent? {
    lock.withLock {
      if let next = member.waiting.popFirst() { return next }
      member.becomeLive()
      return nil
    }
  }

  func remove(_ member: SubscriberMember) {
    let removed = lock.withLock { () -> SubscriberMember? in
      if member.index < 0 { return nil }
      let removed = members[member.index]
      members[member.index] = nil
      member.index = -1
      liveCount -= 1
      if members.count >= 16, liveCount * 2 < members.count { compact() }
      return removed
    }
    _ = consume removed
  }

  func disposeAll(laterOnesGet error: any Error) {
    let dropped = lock.withLock { () -> (Members, Queue<PendingEvent>) in
      isDisposedFlag = true
      stop = .error(error)
      let dropped = waiting
      waiting = Queue()
      waitingCount = 0
      return (takeMembers(), dropped)
    }
    for case let member? in dropped.0 { _ = member.leave() }
  }

  private func wait(_ event: PendingEvent) {
    event.number = lastNumber
    watch.noteWaiting()
    waiting.append(event)
    waitingCount += 1
  }

  private func takeMembers() -> Members {
    let taken = members
    for case let member? in taken { member.index = -1 }
    members = []
    liveCount = 0
    return taken
  }

  private func compact() {
    members.removeAll { $0 == nil }
    for index in members.indices { members[index]?.index = index }
  }
}
