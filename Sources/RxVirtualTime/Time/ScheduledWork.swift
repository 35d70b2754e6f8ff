import RxCore

/// One piece of work that a virtual-time scheduler was given, and what cancels it.
class ScheduledWork: Disposable, @unchecked Sendable {
  private enum Stage {
    /// In the queue. Goes to `started` or `disposed`.
    case waiting
    /// Taken by the run, which owns the action from here on. Goes to `disposed`.
    case started
    /// Whatever the action returns is disposed at once.
    case disposed
  }

  private final let queue: WorkQueue
  // Under the queue's lock.
  @exclusivity(unchecked) private final var stage = Stage.waiting
  @exclusivity(unchecked) private final var outcome: (any Disposable)?
  /// The place in the wheel, where the queue has one.
  @exclusivity(unchecked) final var ticket = TimingWheel<ScheduledWork>.Ticket.none
  @exclusivity(unchecked) final var phase = WorkPhase.ordinary
  /// Whether it was scheduled by work that this queue ran.
  @exclusivity(unchecked) final var isDerived = false

  init(queue: WorkQueue) {
    self.queue = queue
  }

  /// What the work was scheduled with; its type names the operator in reports.
  var stateType: Any.Type {
    fatalError("\(type(of: self)) does not override stateType.")
  }

  /// Runs the action and frees it.
  func perform() -> any Disposable {
    fatalError("\(type(of: self)) does not override perform().")
  }

  /// Frees the action and its state. Called by the one who took the work out of the queue.
  func releaseAction() {}

  /// Notes that the run took the work. Under the lock.
  final func markStarted() {
    stage = .started
  }

  /// Whether the work has been cancelled. Under the lock.
  final var isCancelled: Bool { stage == .disposed }

  /// Runs work that has been taken out of the queue.
  final func run() {
    let made = perform()
    var isDisposed = false
    queue.lock.withLock {
      if stage == .disposed { isDisposed = true } else { outcome = made }
    }
    if isDisposed { made.dispose() }
  }

  final func dispose() {
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

/// Work as `schedule` gets it: an action and its state.
final class StatefulWork<State>: ScheduledWork, @unchecked Sendable {
  @exclusivity(unchecked) private var state: State?
  @exclusivity(unchecked) private var action: ((State) -> any Disposable)?

  init(queue: WorkQueue, state: State, action: @escaping (State) -> any Disposable) {
    self.state = state
    self.action = action
    super.init(queue: queue)
  }

  override var stateType: Any.Type { State.self }

  override func perform() -> any Disposable {
    guard let state = state.take(), let action = action.take() else {
      return Disposables.create()
    }
    return action(state)
  }

  override func releaseAction() {
    state = nil
    action = nil
  }
}
