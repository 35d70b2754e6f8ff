/// Payloads in the order of tick, phase and insertion: constant time to insert and to remove.
///
/// Ticks are six-bit digits; a payload lies at the level of the first digit in which its tick
/// differs from the cursor's, in the slot of that digit. Taking the first one moves the cursor.
package final class TimingWheel<Payload> {
  /// What removes a payload that still waits.
  package struct Ticket: Equatable {
    /// The ticket of nothing.
    static var none: Ticket { Ticket(sequence: 0, index: -1) }

    fileprivate let sequence: UInt64
    fileprivate let index: Int32
  }

  private struct Node {
    var payload: Payload?
    var key: UInt64
    /// Unique among all that were ever inserted; 0 while the node is free.
    var sequence: UInt64
    var phase: WorkPhase
    /// The list that holds the node, or `Place.early`.
    var place: Int32
    var previous: Int32
    var next: Int32
  }

  private struct List {
    var head: Int32 = Place.none
    var tail: Int32 = Place.none
  }

  private struct EarlyEntry {
    let order: WorkOrder
    let ticket: Ticket
  }

  // Plain memory: arrays would ask at each access whether they are shared.
  @exclusivity(unchecked) private var nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private var nodeCount = 0
  @exclusivity(unchecked) private var capacity = 64
  /// The first of the unused nodes, which are linked by `next`.
  @exclusivity(unchecked) private var firstFree = Place.none
  private let lists: UnsafeMutablePointer<List>
  /// For each level, the slots that hold something.
  private let occupiedSlots: UnsafeMutablePointer<UInt64>
  /// The levels that hold something.
  @exclusivity(unchecked) private var occupiedLevels: UInt16 = 0
  /// The phases of the cursor's tick that hold something.
  @exclusivity(unchecked) private var occupiedPhases: UInt8 = 0
  /// Everything in the slots is later, everything in the due lists at this very tick.
  @exclusivity(unchecked) private var cursor: UInt64
  /// What is earlier than the cursor; entries whose node was removed are skipped.
  @exclusivity(unchecked) private var early = BinaryHeap<EarlyEntry> { $0.order < $1.order }
  @exclusivity(unchecked) private var lastSequence: UInt64 = 0

  /// How many payloads wait.
  @exclusivity(unchecked) package private(set) var count = 0

  package init(cursor: Int) {
    self.cursor = Self.key(cursor)
    nodes = .allocate(capacity: capacity)
    let listCount = Int(Place.due) + WorkPhase.allCases.count
    lists = .allocate(capacity: listCount)
    lists.initialize(repeating: List(), count: listCount)
    occupiedSlots = .allocate(capacity: Place.levels)
    occupiedSlots.initialize(repeating: 0, count: Place.levels)
  }

  deinit {
    nodes.deinitialize(count: nodeCount)
    nodes.deallocate()
    lists.deallocate()
    occupiedSlots.deallocate()
  }

  package func insert(_ payload: Payload, at tick: Int, phase: WorkPhase) -> Ticket {
    lastSequence += 1
    count += 1
    let node = Node(
      payload: payload, key: Self.key(tick), sequence: lastSequence, phase: phase,
      place: Place.none, previous: Place.none, next: Place.none)
    let index: Int32
    if firstFree == Place.none {
      if nodeCount == capacity { grow() }
      index = Int32(nodeCount)
      nodes.advanced(by: nodeCount).initialize(to: node)
      nodeCount += 1
    } else {
      index = firstFree
      firstFree = nodes[Int(index)].next
      nodes[Int(index)] = node
    }
    place(index)
    return Ticket(sequence: lastSequence, index: index)
  }

  /// Takes a payload out.
  ///
  /// - Returns: The payload; nil if it has been taken already.
  package func remove(_ ticket: Ticket) -> Payload? {
    guard holds(ticket) else { return nil }
    if nodes[Int(ticket.index)].place != Place.early {
      unlink(ticket.index)
      return free(ticket.index)
    }
    let payload = free(ticket.index)
    if early.count > 32, early.count > 2 * count { dropStaleEarlyEntries() }
    return payload
  }

  /// Takes places in the order for work that waits elsewhere.
  ///
  /// - Returns: The first of them; the others follow it.
  package func reserveSequences(_ count: Int) -> UInt64 {
    let first = lastSequence + 1
    lastSequence += UInt64(count)
    return first
  }

  /// Takes the first payload that is due at `limit` or before.
  package func popFirst(upTo limit: Int = .max) -> (tick: Int, payload: Payload)? {
    popFirst(before: .end(of: limit))
  }

  /// Takes the first payload if it stands before `bound`.
  package func popFirst(before bound: WorkOrder) -> (tick: Int, payload: Payload)? {
    if count == 0 { return nil }
    let limit = Self.key(bound.tick)
    while let entry = early.first {
      if holds(entry.ticket) {
        guard entry.order < bound else { return nil }
        early.removeFirst()
        return free(entry.ticket.index).map { (entry.order.tick, $0) }
      }
      early.removeFirst()
    }
    while occupiedPhases == 0 {
      guard moveCursor(upTo: limit) else { return nil }
    }
    guard cursor <= limit else { return nil }
    let index = lists[Int(Place.due) + occupiedPhases.trailingZeroBitCount].head
    if cursor == limit, !(order(of: index) < bound) { return nil }
    unlink(index)
    return free(index).map { (Self.tick(cursor), $0) }
  }

  /// All that waits, in order.
  package func sorted() -> [(order: WorkOrder, payload: Payload)] {
    (0..<Int32(nodeCount))
      .compactMap { index in nodes[Int(index)].payload.map { (order(of: index), $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private func order(of index: Int32) -> WorkOrder {
    let node = nodes.advanced(by: Int(index))
    return WorkOrder(
      tick: Self.tick(node.pointee.key), phase: node.pointee.phase,
      sequence: node.pointee.sequence)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  /// Ticks in unsigned order, negative ones first.
  private static func key(_ tick: Int) -> UInt64 {
    UInt64(bitPattern: Int64(tick)) ^ (1 << 63)
  }

  private static func tick(_ key: UInt64) -> Int {
    Int(Int64(bitPattern: key ^ (1 << 63)))
  }

  private func holds(_ ticket: Ticket) -> Bool {
    ticket.index >= 0 && nodes[Int(ticket.index)].sequence == ticket.sequence
  }

  /// Puts a node where it belongs as seen from the cursor.
  private func place(_ index: Int32) {
    let key = nodes[Int(index)].key
    let phase = nodes[Int(index)].phase
    if key == cursor {
      occupiedPhases |= 1 << phase.rawValue
      append(index, to: Place.due + Int32(phase.rawValue))
    } else if key > cursor {
      let level = (63 - (key ^ cursor).leadingZeroBitCount) / 6
      let slot = Int(truncatingIfNeeded: key >> UInt64(6 * level)) & 63
      occupiedLevels |= 1 << UInt16(level)
      occupiedSlots[level] |= 1 << UInt64(slot)
      append(index, to: Int32(level * Place.slots + slot))
    } else {
      nodes[Int(index)].place = Place.early
      let ticket = Ticket(sequence: nodes[Int(index)].sequence, index: index)
      early.insert(EarlyEntry(order: order(of: index), ticket: ticket))
    }
  }

  private func append(_ index: Int32, to list: Int32) {
    let tail = lists[Int(list)].tail
    nodes[Int(index)].place = list
    nodes[Int(index)].previous = tail
    nodes[Int(index)].next = Place.none
    lists[Int(list)].tail = index
    if tail == Place.none {
      lists[Int(list)].head = index
    } else {
      nodes[Int(tail)].next = index
    }
  }

  private func unlink(_ index: Int32) {
    let (list, previous, next) = (
      nodes[Int(index)].place, nodes[Int(index)].previous, nodes[Int(index)].next
    )
    if previous == Place.none {
      lists[Int(list)].head = next
    } else {
      nodes[Int(previous)].next = next
    }
    if next == Place.none {
      lists[Int(list)].tail = previous
    } else {
      nodes[Int(next)].previous = previous
    }
    if previous == Place.none, next == Place.none { markEmpty(list) }
  }

  private func markEmpty(_ list: Int32) {
    if list >= Place.due {
      occupiedPhases &= ~(1 << UInt8(list - Place.due))
      return
    }
    let (level, slot) = (Int(list) / Place.slots, Int(list) % Place.slots)
    occupiedSlots[level] &= ~(1 << UInt64(slot))
    if occupiedSlots[level] == 0 { occupiedLevels &= ~(1 << UInt16(level)) }
  }

  private func free(_ index: Int32) -> Payload? {
    let payload = nodes[Int(index)].payload.take()
    nodes[Int(index)].sequence = 0
    nodes[Int(index)].place = Place.none
    nodes[Int(index)].next = firstFree
    firstFree = index
    count -= 1
    return payload
  }

  /// Moves the cursor to the start of the next slot and spreads what lies there.
  ///
  /// - Returns: Whether there is a slot that starts at `limit` or before.
  private func moveCursor(upTo limit: UInt64) -> Bool {
    guard occupiedLevels != 0 else { return false }
    let level = occupiedLevels.trailingZeroBitCount
    let slot = occupiedSlots[level].trailingZeroBitCount
    let (shift, shiftAbove) = (6 * level, 6 * level + 6)
    let start = ((cursor >> shiftAbove) << shiftAbove) | (UInt64(slot) << shift)
    guard start <= limit else { return false }
    cursor = start
    let list = Int32(level * Place.slots + slot)
    var index = lists[Int(list)].head
    lists[Int(list)] = List()
    markEmpty(list)
    while index != Place.none {
      let next = nodes[Int(index)].next
      place(index)
      index = next
    }
    return true
  }

  private func dropStaleEarlyEntries() {
    early.removeAll { [nodes] entry in
      nodes[Int(entry.ticket.index)].sequence != entry.ticket.sequence
    }
  }
}

/// The lists of a wheel, by number.
private enum Place {
  static let none: Int32 = -1
  static let early: Int32 = -2
  static let levels = 11
  static let slots = 64
  /// The first of the lists for the cursor's own tick, one for each phase.
  static let due = Int32(levels * slots)
}
