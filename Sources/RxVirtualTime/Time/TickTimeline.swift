import RxCore

/// A timeline whose times are ticks.
final class TickTimeline: Timeline<Int>, @unchecked Sendable {
  // Under the lock.
  private let wheel: TimingWheel<ScheduledWork>
  @exclusivity(unchecked) private var limit = Int.max

  override init(clock: Int) {
    wheel = TimingWheel(cursor: clock)
    super.init(clock: clock)
  }

  override func insert(_ work: ScheduledWork, at time: Int, phase: WorkPhase) {
    lock.withLock {
      noteInserted(work, phase: phase)
      work.ticket = wheel.insert(work, at: time, phase: phase)
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
    if isBudgetSpent, wheel.count > 0 { return .giveUp }
    guard let (tick, work) = wheel.popFirst(upTo: hasLimit ? limit : .max) else { return .rest }
    let isLater = tick > clockValue
    if isLater { clockValue = tick }
    noteTaken(work, isLater: isLater)
    return .run(work)
  }

  var tick: Int {
    var tick = 0
    lock.withLock { tick = clockValue }
    return tick
  }

  override func removeAll() -> [ScheduledWork] {
    lock.withLock {
      var removed: [ScheduledWork] = []
      removed.reserveCapacity(wheel.count)
      while let (_, work) = wheel.popFirst() {
        noteCancelled(work)
        work.markStarted()
        removed.append(work)
      }
      return removed
    }
  }

  override var pending: [(time: Int, work: ScheduledWork)] {
    lock.withLock { wheel.sorted() }.map { ($0.tick, $0.payload) }
  }
}
