import Dispatch
import RxCore

/// Work that waits for its time, safe to use from any thread.
///
/// One thread at a time runs it; the others wait, and the running one is not let in again.
class WorkQueue: @unchecked Sendable {
  /// What the run does next.
  enum Step {
    case run(ScheduledWork)
    /// One piece of a series.
    case runPiece(WorkSeries, Int)
    /// Nothing is due, or `stop()` was called.
    case rest
    /// Work has kept scheduling itself for longer than the budget allows.
    case giveUp

    /// - Returns: Whether there was anything to run.
    func run() -> Bool {
      switch self {
      case .run(let work): work.run()
      case .runPiece(let series, let index): series.runPiece(index)
      case .rest, .giveUp: return false
      }
      return true
    }
  }

  final let lock = Lock()
  // All of these under the lock.
  @exclusivity(unchecked) private final var runner: ThreadIdentity?
  @exclusivity(unchecked) private final var waiters: [DispatchSemaphore] = []
  @exclusivity(unchecked) final var isStopRequested = false
  /// Waiting work that did not come out of a run: what a test scheduled itself.
  @exclusivity(unchecked) private final var givenCount = 0
  @exclusivity(unchecked) private final var budget = 1_000_000
  /// Actions run since nothing but derived work was left.
  @exclusivity(unchecked) private final var spent = 0
  /// Derived actions run since the clock moved, or since given work ran.
  @exclusivity(unchecked) private final var spentHere = 0
  /// Whether the run under way ends at a given time.
  @exclusivity(unchecked) final var hasLimit = false

  /// Takes the first work that is due within the limit and moves the clock to its time.
  func next() -> Step {
    fatalError("\(type(of: self)) does not override next().")
  }

  /// Takes cancelled work out. Under the lock.
  func unlink(_ work: ScheduledWork) {
    fatalError("\(type(of: self)) does not override unlink(_:).")
  }

  /// Takes everything out.
  func removeAll() -> [ScheduledWork] {
    fatalError("\(type(of: self)) does not override removeAll().")
  }

  final var workBudget: Int? {
    get { lock.withLock { budget == .max ? nil : budget } }
    set { lock.withLock { budget = newValue ?? .max } }
  }

  final func stop() {
    lock.withLock { isStopRequested = true }
  }

  final var isStopped: Bool {
    lock.withLock { isStopRequested }
  }

  /// Whether the thread that asks is the one that runs.
  final var isRunningHere: Bool {
    lock.withLock { runner == .current }
  }

  /// Becomes the run, once no other thread is.
  ///
  /// - Returns: Whether it did; not if this thread is the run already.
  final func beginRun() -> Bool {
    while true {
      let turn = DispatchSemaphore(value: 0)
      let isMine = lock.withLock { () -> Bool? in
        if runner == .current { return false }
        if runner != nil {
          waiters.append(turn)
          return nil
        }
        runner = .current
        isStopRequested = false
        spent = 0
        spentHere = 0
        hasLimit = false
        return true
      }
      if let isMine { return isMine }
      turn.wait()
    }
  }

  /// Runs what is due. Not part of the generic scheduler, where each step would look up its types.
  ///
  /// - Parameter report: Called once the budget is spent; the run ends then.
  final func runSteps(_ report: () -> Void) {
    while true {
      let step = next()
      if step.run() { continue }
      guard case .giveUp = step else { return }
      stop()
      return report()
    }
  }

  /// Calls `body` as the run does, unless another thread runs.
  ///
  /// - Returns: nil if another thread runs.
  final func withinRun<Result>(_ body: () -> Result) -> Result? {
    let isNew = lock.withLock { () -> Bool? in
      if runner == .current { return false }
      if runner != nil { return nil }
      runner = .current
      return true
    }
    guard let isNew else { return nil }
    defer { if isNew { endRun() } }
    return body()
  }

  final func endRun() {
    let released = lock.withLock { () -> [DispatchSemaphore] in
      runner = nil
      let released = waiters
      waiters = []
      return released
    }
    for turn in released { turn.signal() }
  }

  /// Notes new work. Under the lock.
  final func noteInserted(_ work: ScheduledWork, phase: WorkPhase) {
    work.phase = phase
    work.isDerived = noteInserted(1)
  }

  /// Notes so many pieces of new work. Under the lock.
  ///
  /// - Returns: Whether work that this queue runs scheduled them.
  final func noteInserted(_ count: Int) -> Bool {
    let isDerived = runner != nil && runner == .current
    if !isDerived { givenCount += count }
    return isDerived
  }

  /// Notes cancelled work. Under the lock.
  final func noteCancelled(_ work: ScheduledWork) {
    if !work.isDerived { noteDropped(1) }
  }

  /// Notes that so many pieces of work that a test scheduled itself will not run. Under the lock.
  final func noteDropped(_ count: Int) {
    givenCount -= count
  }

  /// Whether the budget is spent. Under the lock, before work is taken.
  final var isBudgetSpent: Bool { spent >= budget || spentHere >= budget }

  /// Whether it was spent without time going on.
  final var isStandingStill: Bool { lock.withLock { spentHere >= budget / 2 } }

  /// Notes work that the run takes. Under the lock.
  ///
  /// - Parameter isLater: Whether the clock moves by it.
  final func noteTaken(isDerived: Bool, isLater: Bool) {
    if !isDerived { givenCount -= 1 }
    spentHere = isLater || !isDerived ? 0 : spentHere + 1
    spent = givenCount > 0 || (isLater && hasLimit) ? 0 : spent + 1
  }
}
