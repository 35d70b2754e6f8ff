/// The members of a list and whose turn it is. It knows no element type: what is generic costs a
/// look-up of its type at each use, ten times the rest.
final class SubscriberMembers: @unchecked Sendable {
  typealias Members = ContiguousArray<SubscriberMember?>

  /// An event's number and whom it goes to.
  struct Order {
    fileprivate let members: Members
    fileprivate let number: UInt64

    /// The only member that the event goes to, if there is but one.
    var only: SubscriberMember? {
      guard members.count == 1, let member = members[0], member.joinedAt < number else {
        return nil
      }
      return member
    }

    /// Calls `body` with each member that the event goes to. The order keeps them alive, so
    /// none is retained and released at every event.
    @inline(__always)
    func visit(_ body: (SubscriberMember) -> Void) {
      members.withUnsafeBytes { bytes in
        for place in bytes.assumingMemoryBound(to: Unmanaged<SubscriberMember>?.self) {
          place?._withUnsafeGuaranteedRef { if $0.joinedAt < number { body($0) } }
        }
      }
    }
  }

  /// What the one who brings an element has to do.
  enum Acceptance {
    /// The element is not accepted, or waits.
    case nothing
    /// Deliver to the only member. It lives until `finishDelivery()`, without being retained.
    case one(Unmanaged<SubscriberMember>)
    case many(Order)
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
  /// Members that left during the delivery under way, which may still be inside them.
  @exclusivity(unchecked) private var left = Members()
  @exclusivity(unchecked) private var hasLeft = false
  /// Set when the terminal event is accepted, or by `disposeAll`.
  @exclusivity(unchecked) private var stop: Stop?
  @exclusivity(unchecked) private var isDisposedFlag = false
  @exclusivity(unchecked) private var watch = DeliveryWatch()

  deinit {
    for case let member? in members { member.releaseSink() }
  }

  var hasSubscribers: Bool { lock.withLock { liveCount > 0 } }

  var isDisposed: Bool { lock.withLock { isDisposedFlag } }

  /// Whether the thread that asks is inside a delivery.
  var isDeliveringHere: Bool { lock.withLock { isDelivering && watch.isOwnedHere } }

  func withLock<Result>(_ body: (Stop?) -> Result) -> Result {
    lock.withLock { body(stop) }
  }

  /// Accepts an element, unless `store` refuses it.
  @inline(__always)
  func accept(_ store: () -> Bool, holding hold: () -> PendingEvent) -> Acceptance {
    lock.withLock {
      if stop != nil || !store() { return .nothing }
      lastNumber += 1
      if isDelivering {
        wait(hold())
        return .nothing
      }
      isDelivering = true
      watch.begin()
      if members.count == 1, let member = members[0] { return .one(.passUnretained(member)) }
      return .many(Order(members: members, number: lastNumber))
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

  /// Delivers the terminal event to one member, or keeps it for later.
  func deliver(_ stop: Stop, to member: SubscriberMember) {
    if member.isJoining, hold(PendingStop(stop), for: member) { return }
    member.end(stop, of: self)
  }

  /// Ends the delivery unless something waits.
  ///
  /// - Returns: Whether nothing waits.
  @inline(__always)
  func finishDelivery() -> Bool {
    lock.withLock {
      if waitingCount > 0 || hasLeft { return false }
      isDelivering = false
      return true
    }
  }

  /// The event that waits next, and whom to deliver it to; without it the delivery is over.
  func next(_ owner: Any.Type) -> (event: PendingEvent, order: Order)? {
    var isRunningAway = false
    var dying = Members()
    let next = lock.withLock { () -> (event: PendingEvent, order: Order)? in
      swap(&left, &dying)
      hasLeft = false
      guard let event = waiting.popFirst() else {
        isDelivering = false
        return nil
      }
      waitingCount -= 1
      isRunningAway = watch.isRunningAway(at: event.depth)
      let members = event is PendingStop ? takeMembers() : members
      return (event, Order(members: members, number: event.number))
    }
    for case let member? in dying { member.releaseSink() }
    if isRunningAway, FeedbackLoop.report(at: owner) { return dropWaiting() }
    return next
  }

  /// Breaks a loop.
  private func dropWaiting() -> (event: PendingEvent, order: Order)? {
    var dropped = Queue<PendingEvent>()
    lock.withLock {
      swap(&waiting, &dropped)
      waitingCount = 0
      isDelivering = false
    }
    return nil
  }

  /// Adds a member unless the list has stopped.
  ///
  /// - Parameter read: Reads the replay, under the lock.
  /// - Returns: How the list has stopped.
  func insert(_ member: SubscriberMember, _ read: (Stop?) -> Void) -> Stop? {
    lock.withLock {
      read(stop)
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
      event.depth = member.watch.depthOfWaiting
      member.waiting.append(event)
      return true
    }
  }

  /// What a member that joins has still to get; without it the member is live.
  func nextWaiting(of member: SubscriberMember, _ owner: Any.Type) -> PendingEvent? {
    var isRunningAway = false
    let next = lock.withLock { () -> PendingEvent? in
      if let next = member.waiting.popFirst() {
        isRunningAway = member.watch.isRunningAway(at: next.depth)
        return next
      }
      member.becomeLive()
      return nil
    }
    if isRunningAway, FeedbackLoop.report(at: owner) {
      // Breaks the loop.
      var dropped = Queue<PendingEvent>()
      lock.withLock {
        swap(&member.waiting, &dropped)
        member.becomeLive()
      }
      return nil
    }
    return next
  }

  func remove(_ member: SubscriberMember) {
    let removed = lock.withLock { () -> SubscriberMember? in
      if member.index < 0 { return nil }
      let removed = members[member.index]
      members[member.index] = nil
      member.index = -1
      liveCount -= 1
      if members.count >= 16, liveCount * 2 < members.count { compact() }
      if isDelivering { bury([removed]) }
      return removed
    }
    _ = consume removed
  }

  func disposeAll(laterOnesGet error: any Error, clearing clear: () -> Void) {
    // During a delivery somebody may be inside a sink: it is released once that is over.
    var isDelivered = false
    // What the list ended with before dies after the lock.
    var newStop: Stop? = .error(error)
    let dropped = lock.withLock { () -> (Members, Queue<PendingEvent>) in
      isDisposedFlag = true
      clear()
      swap(&stop, &newStop)
      let dropped = waiting
      waiting = Queue()
      waitingCount = 0
      let members = takeMembers()
      isDelivered = isDelivering
      if isDelivered { bury(members) }
      return (members, dropped)
    }
    for case let member? in dropped.0 {
      _ = member.leave()
      if !isDelivered { member.releaseSink() }
    }
  }

  private func wait(_ event: PendingEvent) {
    event.number = lastNumber
    event.depth = watch.depthOfWaiting
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

  /// Keeps members alive until the delivery under way is over.
  private func bury(_ members: Members) {
    left.append(contentsOf: members)
    hasLeft = true
  }

  private func compact() {
    members.removeAll { $0 == nil }
    for index in members.indices { members[index]?.index = index }
  }
}
