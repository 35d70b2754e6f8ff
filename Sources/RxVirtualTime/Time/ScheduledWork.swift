import RxCore

/// One piece of work that a virtual-time scheduler was given, and what cancels it.
final class ScheduledWork: Disposable, @unchecked Sendable {
  private enum Stage {
    /// In the queue. Goes to `started` or `disposed`.
    case waiting
    /// Taken by the run, which owns the action from here on. Goes to `disposed`.
    case started
    /// Whatever the action returns is disposed at once.
    case disposed
  }

  private let queue: WorkQueue
  /// What the work was scheduled with; its type names the operator in reports.
  let stateType: Any.Type
  // Under the queue's lock.
  @exclusivity(unchecked) private var stage = Stage.waiting
  @exclusivity(unchecked) private var outcome: (any Disposable)?
  /// The place in the wheel, where the queue has one.
  @exclusivity(unchecked) var ticket = TimingWheel<ScheduledWork>.Ticket.none
  @exclusivity(unchecked) var phase = WorkPhase.ordinary
  /// Whether it was scheduled by work that this queue ran.
  @exclusivity(unchecked) var isDerived = false

  /// The action with its state: a closure, because a generic class would look up its own type and
  /// those of its fields each time. Whoever takes the work out of the queue owns it.
  @exclusivity(unchecked) private var action: (() -> any Disposable)?

  init<State>(
    queue: WorkQueue, state: State, action: @escaping (State) -> any Disposable
  ) {
    self.queue = queue
    stateType = State.self
    self.action = { action(state) }
  }

  /// Frees the action and its state. Called by the one who took the work out of the queue.
  func releaseAction() {
    action = nil
  }

  /// Notes that the run took the work. Under the lock.
  func markStarted() {
    stage = .started
  }

  /// Whether the work has been cancelled. Under the lock.
  var isCancelled: Bool { stage == .disposed }

  /// Runs work that has been taken out of the queue.
  func run() {
    guard let action = action.take() else { return }
    let made = action()
    var isDisposed = false
    queue.lock.withLock {
      if stage == .disposed { isDisposed = true } else { outcome = made }
    }
    if isDisposed { made.dispose() }
  }

  func dispose() {
    var (wasWaiting, outcome) = (false, (any Disposable)?.none)
    queue.lock.withLock {
      wasWaiting = stage == .waiting
      stage = .disposed
      if wasWaiting { queue.unlink(self) }
      swap(&outcome, &self.outcome)
    }
    if wasWaiting { releaseAction() }
    outcome?.dispose()
  }
}
