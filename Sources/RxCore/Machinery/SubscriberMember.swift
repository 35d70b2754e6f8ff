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
  private(set) final weak var members: SubscriberMembers?
  // All of these only under the list's lock.
  /// Its place in the list, or -1.
  @exclusivity(unchecked) final var index = -1
  /// Events up to this number came before it. Does not change once it is in the list.
  @exclusivity(unchecked) final var joinedAt: UInt64 = 0
  /// Events that wait until the replay is done.
  @exclusivity(unchecked) final var waiting = Queue<PendingEvent>()
  /// Counts what the replay itself makes wait.
  @exclusivity(unchecked) final var watch = DeliveryWatch()

  init(of members: SubscriberMembers, isJoining: Bool) {
    self.members = members
    phase = Atomic(isJoining ? Phase.joining : Phase.live)
    if isJoining { watch.begin() }
  }

  final var isGone: Bool {
    phase.load(ordering: .acquiring) == Phase.gone
  }

  final var isJoining: Bool {
    phase.load(ordering: .acquiring) == Phase.joining
  }

  /// Delivers the terminal event that the list has accepted, unless the list has been disposed: it
  /// no longer has the members that get that event, and so cannot have marked them.
  final func end(_ stop: Stop, of members: SubscriberMembers) {
    if !members.isDisposed { return end(stop) }
    _ = leave()
    releaseSink()
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

  final func becomeLive() {
    _ = phase.compareExchange(
      expected: Phase.joining, desired: Phase.live, ordering: .acquiringAndReleasing)
  }
}

/// An event that waits for its turn.
package class PendingEvent {
  @exclusivity(unchecked) final var number: UInt64 = 0
  /// How many events of the same delivery caused it, one by another.
  @exclusivity(unchecked) final var depth = 0

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
    if let members = member.members { member.end(stop, of: members) } else { member.end(stop) }
  }
}
