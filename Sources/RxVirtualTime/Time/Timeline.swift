import Dispatch
import RxCore

/// What scheduled work knows of the timeline that holds it.
class WorkQueue: @unchecked Sendable {
  final let lock = Lock()

  /// Takes cancelled work out. Under the lock.
  func unlink(_ work: ScheduledWork) {
    fatalError("\(type(of: self)) does not override unlink(_:).")
  }
}

/// A clock and the work that waits for it, safe to use from any thread.
///
/// One thread at a time runs it; the others wait, and the running one is not let in again.
class Timeline<Time>: WorkQueue, @unchecked Sendable {
  /// What the run does next.
  enum Step {
    case run(ScheduledWork)
    /// Nothing is due, or `stop()` was called.
    case rest
    /// Work has kept scheduling itself for longer than the budget allows.
    case giveUp
  }

  // All of these under the lock.
  @exclusivity(unchecked) final var clockValue: Time
  @exclusivity(unchecked) private final var runner: ThreadIdentity?
  @exclusivity(unchecked) private final var waiters: [DispatchSemaphore] = []
  @exclusivity(unchecked) final var isStopRequested = false
  /// Waiting work that did not come out of a run: what a test scheduled itself.
  @exclusivity(unchecked) private final var givenCount = 0
  @exclusivity(unchecked) private final var budget: Int? = 1_000_000
  /// Actions run since nothing but derived work was left.
  @exclusivity(unchecked) private final var spent = 0

  init(clock: Time) {
    clockValue = clock
  }

  /// Puts work in the queue.
  func insert(_ work: ScheduledWork, at time: Time, phase: WorkPhase) {
    fatalError("\(type(of: self)) does not override insert(_:at:phase:).")
  }

  /// Takes the first work that is due at `limit` or before and moves the clock to its time.
  func next(upTo limit: Time?) -> Step {
    fatalError("\(type(of: self)) does not override next(upTo:).")
  }

  /// Takes everything out.
  func removeAll() -> [ScheduledWork] {
    fatalError("\(type(of: self)) does not override removeAll().")
  }

  /// What waits, in order.
  var pending: [(time: Time, work: ScheduledWork)] {
    fatalError("\(type(of: self)) does not override pending.")
  }

  final var clock: Time {
    get { lock.withLock { clockValue } }
    set { lock.withLock { clockValue = newValue } }
  }

  final var workBudget: Int? {
    get { lock.withLock { budget } }
    set { lock.withLock { budget = newValue } }
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
        return true
      }
      if let isMine { return isMine }
      turn.wait()
    }
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
    work.isDerived = runner != nil && runner == .current
    if !work.isDerived { givenCount += 1 }
  }

  /// Notes cancelled work. Under the lock.
  final func noteCancelled(_ work: ScheduledWork) {
    if !work.isDerived { givenCount -= 1 }
  }

  /// Whether the budget is spent. Under the lock, before work is taken.
  final var isBudgetSpent: Bool {
    guard let budget else { return false }
    return spent >= budget
  }

  /// Notes work that the run takes. Under the lock.
  ///
  /// - Parameter isProgress: Whether the run comes nearer to its end by it.
  final func noteTaken(_ work: ScheduledWork, isProgress: Bool) {
    work.markStarted()
    if !work.isDerived { givenCount -= 1 }
    spent = givenCount > 0 || isProgress ? 0 : spent + 1
  }
}
