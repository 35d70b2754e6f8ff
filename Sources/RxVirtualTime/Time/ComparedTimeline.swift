/// A timeline whose times only a converter can compare.
///
/// Comparing is the converter's code, so it never happens under the lock: new work lies in an
/// inbox until the run, which alone owns the heap, sorts it in.
final class ComparedTimeline<Converter: VirtualTimeConverterType>:
  Timeline<Converter.VirtualTimeUnit>, @unchecked Sendable
{
  fileprivate typealias Time = Converter.VirtualTimeUnit

  private struct Entry {
    let time: Time
    let phase: WorkPhase
    let sequence: UInt64
    let work: ScheduledWork
  }

  private let converter: Converter
  private let isFirst: (Entry, Entry) -> Bool
  // Under the lock.
  @exclusivity(unchecked) private var clockValue: Time
  @exclusivity(unchecked) private var inbox: [Entry] = []
  @exclusivity(unchecked) private var lastSequence: UInt64 = 0
  @exclusivity(unchecked) private var waitingCount = 0
  /// Belongs to the run.
  @exclusivity(unchecked) private var limit: Time?
  /// Belongs to the run; cancelled work stays, without its action, until it comes first.
  @exclusivity(unchecked) private var heap: BinaryHeap<Entry>

  init(clock: Converter.VirtualTimeUnit, converter: Converter) {
    self.converter = converter
    isFirst = { lhs, rhs in
      switch converter.compareVirtualTime(lhs.time, rhs.time) {
      case .lessThan: true
      case .greaterThan: false
      case .equal: (lhs.phase, lhs.sequence) < (rhs.phase, rhs.sequence)
      }
    }
    heap = BinaryHeap(precedes: isFirst)
    clockValue = clock
  }

  override var clock: Converter.VirtualTimeUnit {
    get { lock.withLock { clockValue } }
    set { lock.withLock { clockValue = newValue } }
  }

  override func insert(
    _ work: ScheduledWork, at time: Converter.VirtualTimeUnit, phase: WorkPhase
  ) {
    lock.withLock {
      noteInserted(work, phase: phase)
      lastSequence += 1
      waitingCount += 1
      inbox.append(Entry(time: time, phase: phase, sequence: lastSequence, work: work))
    }
  }

  override func unlink(_ work: ScheduledWork) {
    waitingCount -= 1
    noteCancelled(work)
  }

  override func setLimit(_ limit: Converter.VirtualTimeUnit) {
    self.limit = limit
    lock.withLock { hasLimit = true }
  }

  override func next() -> Step {
    sortIn()
    while let entry = heap.first {
      if hasLimit, let limit, converter.compareVirtualTime(entry.time, limit) == .greaterThan {
        return .rest
      }
      let isLater = converter.compareVirtualTime(entry.time, clock) == .greaterThan
      let step = lock.withLock { () -> Step? in
        if entry.work.isCancelled { return nil }
        if isStopRequested { return .rest }
        if isBudgetSpent { return .giveUp }
        waitingCount -= 1
        entry.work.markStarted()
        noteTaken(isDerived: entry.work.isDerived, isLater: isLater)
        return .run(entry.work)
      }
      switch step {
      case .rest, .giveUp:
        return step ?? .rest
      case .run, .runPiece:
        if isLater { clock = entry.time }
        heap.removeFirst()
        return step ?? .rest
      case nil:
        heap.removeFirst()
      }
    }
    return .rest
  }

  override func removeAll() -> [ScheduledWork] {
    guard beginRun() else { return [] }
    defer { endRun() }
    sortIn()
    var removed: [ScheduledWork] = []
    while heap.first != nil {
      let work = heap.removeFirst().work
      let isTaken = lock.withLock { () -> Bool in
        if work.isCancelled { return false }
        unlink(work)
        work.markStarted()
        return true
      }
      if isTaken { removed.append(work) }
    }
    return removed
  }

  /// While another thread runs, only what was scheduled lately.
  override var pending: [(time: Converter.VirtualTimeUnit, work: ScheduledWork)] {
    var copy =
      withinRun { () -> BinaryHeap<Entry> in
        sortIn()
        return heap
      } ?? recentlyScheduled
    var entries: [(time: Time, work: ScheduledWork)] = []
    while copy.first != nil {
      let entry = copy.removeFirst()
      if !lock.withLock({ entry.work.isCancelled }) { entries.append((entry.time, entry.work)) }
    }
    return entries
  }

  private var recentlyScheduled: BinaryHeap<Entry> {
    var recent = BinaryHeap(precedes: isFirst)
    for entry in lock.withLock({ inbox }) { recent.insert(entry) }
    return recent
  }

  private func sortIn() {
    let arrived = lock.withLock { () -> [Entry] in
      let arrived = inbox
      inbox = []
      return arrived
    }
    for entry in arrived { heap.insert(entry) }
    let waiting = lock.withLock { waitingCount }
    if heap.count > 32, heap.count > 2 * waiting {
      heap.removeAll { entry in lock.withLock { entry.work.isCancelled } }
    }
  }
}
