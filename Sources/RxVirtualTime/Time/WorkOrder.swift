/// The place of a piece of work among all: by time, then by phase, then first come, first served.
package struct WorkOrder: Comparable {
  package let tick: Int
  package let phase: WorkPhase
  /// Unique among all work of one queue.
  package let sequence: UInt64

  package init(tick: Int, phase: WorkPhase, sequence: UInt64) {
    self.tick = tick
    self.phase = phase
    self.sequence = sequence
  }

  /// Behind all work of a tick.
  static func end(of tick: Int) -> WorkOrder {
    WorkOrder(tick: tick, phase: .ordinary, sequence: .max)
  }

  package static func < (lhs: WorkOrder, rhs: WorkOrder) -> Bool {
    if lhs.tick != rhs.tick { return lhs.tick < rhs.tick }
    if lhs.phase != rhs.phase { return lhs.phase < rhs.phase }
    return lhs.sequence < rhs.sequence
  }
}
