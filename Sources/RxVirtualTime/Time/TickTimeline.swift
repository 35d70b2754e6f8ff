import RxCore
import Synchronization

/// A timeline whose times are ticks.
final class TickTimeline: Timeline<Int>, @unchecked Sendable {
  /// Changed under the lock, read without it.
  private let present: Atomic<Int>
  // Under the lock.
  private let wheel: TimingWheel<ScheduledWork>
  /// What is queued as one; the wheel and these are merged when work is taken.
  @exclusivity(unchecked) private var series = BinaryHeap<SeriesCursor> { $0.order < $1.order }
  @exclusivity(unchecked) private var limit = Int.max

  init(clock: Int) {
    wheel = TimingWheel(cursor: clock)
    present = Atomic(clock)
  }

  override func insert(_ work: ScheduledWork, at time: Int, phase: WorkPhase) {
    lock.withLock {
      noteInserted(work, phase: phase)
      work.ticket = wheel.insert(work, at: time, phase: phase)
    }
  }

  /// Queues many pieces of work as one: each runs when, and in which order, it would run had it
  /// been inserted alone.
  func insert(_ added: WorkSeries, at ticks: [Int], phase: WorkPhase) {
    if ticks.isEmpty { return }
    lock.withLock {
      let isDerived = noteInserted(ticks.count)
      series.insert(
        SeriesCursor(
          added, ticks: ticks, phase: phase, isDerived: isDerived,
          firstSequence: wheel.reserveSequences(ticks.count)))
    }
  }

  override func unlink(_ work: ScheduledWork) {
    // The caller holds the work, so that it does not die here.
    if wheel.remove(work.ticket) != nil { noteCancelled(work) }
  }

  override func setLimit(_ limit: Int) {
    lock.withLock {
      self.limit = limit
      hasLimit = true
    }
  }

  override func next() -> Step {
    var step = Step.rest
    lock.withLock { step = takeNext() }
    return step
  }

  private func takeNext() -> Step {
    if isStopRequested { return .rest }
    if isBudgetSpent, wheel.count > 0 || series.count > 0 { return .giveUp }
    let end = hasLimit ? limit : .max
    if series.count > 0, let first = series.first, first.order.tick <= end {
      if let (tick, work) = wheel.popFirst(before: first.order) { return run(work, at: tick) }
      return runPiece(of: first)
    }
    guard let (tick, work) = wheel.popFirst(upTo: end) else { return .rest }
    return run(work, at: tick)
  }

  private func run(_ work: ScheduledWork, at tick: Int) -> Step {
    work.markStarted()
    noteTaken(isDerived: work.isDerived, isLater: moveClock(to: tick))
    return .run(work)
  }

  private func runPiece(of first: SeriesCursor) -> Step {
    noteTaken(isDerived: first.isDerived, isLater: moveClock(to: first.order.tick))
    let index = first.index
    if first.advance() {
      series.sinkFirst()
    } else {
      series.removeFirst()
    }
    return .runPiece(first.series, index)
  }

  /// - Returns: Whether that is later than the present.
  private func moveClock(to tick: Int) -> Bool {
    let isLater = tick > present.load(ordering: .relaxed)
    if isLater { present.store(tick, ordering: .releasing) }
    return isLater
  }

  /// The present tick.
  var tick: Int { present.load(ordering: .acquiring) }

  override var clock: Int {
    get { tick }
    set { lock.withLock { present.store(newValue, ordering: .releasing) } }
  }

  override func removeAll() -> [ScheduledWork] {
    // They die after the lock.
    var droppedSeries = ContiguousArray<SeriesCursor>()
    let removed = lock.withLock { () -> [ScheduledWork] in
      var removed: [ScheduledWork] = []
      removed.reserveCapacity(wheel.count)
      while let (_, work) = wheel.popFirst() {
        noteCancelled(work)
        work.markStarted()
        removed.append(work)
      }
      droppedSeries = series.takeAll()
      for dropped in droppedSeries where !dropped.isDerived { noteDropped(dropped.count) }
      return removed
    }
    _ = consume droppedSeries
    return removed
  }

  override var pending: [(time: Int, work: ScheduledWork)] {
    var entries: [(order: WorkOrder, work: ScheduledWork)] = []
    var rests: [(series: WorkSeries, orders: [WorkOrder])] = []
    lock.withLock {
      entries = wheel.sorted().map { ($0.order, $0.payload) }
      rests = series.all.map { ($0.series, $0.orders) }
    }
    for rest in rests {
      for order in rest.orders {
        let piece = ScheduledWork(queue: self, standingFor: rest.series, phase: order.phase)
        entries.append((order, piece))
      }
    }
    if !rests.isEmpty { entries.sort { $0.order < $1.order } }
    return entries.map { ($0.order.tick, $0.work) }
  }
}
