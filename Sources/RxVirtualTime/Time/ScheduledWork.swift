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

  /// What the action returned, in a box: few actions return what does anything.
  private final class Outcome {
    let disposable: any Disposable

    init(_ disposable: any Disposable) {
      self.disposable = disposable
    }
  }

  private let queue: WorkQueue
  /// What the work was scheduled with; its type names the operator in reports.
  let stateType: Any.Type
  // Under the queue's lock. The small ones lie in one word.
  /// The place in the wheel, where the queue has one.
  @exclusivity(unchecked) var ticket = TimingWheel<ScheduledWork>.Ticket.none
  @exclusivity(unchecked) private var stage = Stage.waiting
  @exclusivity(unchecked) var phase = WorkPhase.ordinary
  /// Whether it was scheduled by work that this queue ran.
  @exclusivity(unchecked) var isDerived = false
  @exclusivity(unchecked) private var outcome: Outcome?

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

  /// Stands for one piece of a series in reports; it never runs.
  init(queue: WorkQueue, standingFor series: WorkSeries, phase: WorkPhase) {
    self.queue = queue
    stateType = type(of: series)
    self.phase = phase
    stage = .started
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
    if type(of: made) == NopDisposable.self { return }
    let outcome = Outcome(made)
    var isDisposed = false
    queue.lock.withLock {
      if stage == .disposed { isDisposed = true } else { self.outcome = outcome }
    }
    if isDisposed { made.dispose() }
  }

  func dispose() {
    var (wasWaiting, outcome) = (false, Outcome?.none)
    queue.lock.withLock {
      wasWaiting = stage == .waiting
      stage = .disposed
      if wasWaiting { queue.unlink(self) }
      swap(&outcome, &self.outcome)
    }
    if wasWaiting { releaseAction() }
    outcome?.disposable.dispose()
  }
}
