/// A timeline whose times are ticks.
final class TickTimeline: Timeline<Int>, @unchecked Sendable {
  @exclusivity(unchecked) private var wheel: TimingWheel<ScheduledWork>

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
    guard let ticket = work.ticket else { return }
    // The caller holds the work, so that it does not die here.
    if wheel.remove(ticket) != nil { noteCancelled(work) }
  }

  override func next(upTo limit: Int?) -> Step {
    lock.withLock {
      if isStopRequested { return .rest }
      if isBudgetSpent, wheel.count > 0 { return .giveUp }
      guard let (tick, work) = wheel.popFirst(upTo: limit ?? .max) else { return .rest }
      let isLater = tick > clockValue
      if isLater { clockValue = tick }
      noteTaken(work, isProgress: isLater && limit != nil)
      return .run(work)
    }
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
