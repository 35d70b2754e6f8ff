import RxCore

/// One piece of work that a virtual-time scheduler was given, and what cancels it.
class ScheduledWork: Disposable, @unchecked Sendable {
  fileprivate enum Stage {
    /// In the queue. Goes to `started` or `disposed`.
    case waiting
    /// Taken by the run, which owns the action from here on. Goes to `disposed`.
    case started
    /// Whatever the action returns is disposed at once.
    case disposed
  }

  private let timeline: WorkQueue
  // Under the timeline's lock.
  @exclusivity(unchecked) fileprivate final var stage = Stage.waiting
  @exclusivity(unchecked) private final var outcome: (any Disposable)?
  /// The place in the wheel, where the timeline has one.
  @exclusivity(unchecked) final var ticket: TimingWheel<ScheduledWork>.Ticket?
  @exclusivity(unchecked) final var phase = WorkPhase.ordinary
  /// Whether it was scheduled by work that this timeline ran.
  @exclusivity(unchecked) final var isDerived = false

  init(timeline: WorkQueue) {
    self.timeline = timeline
  }

  /// What the work was scheduled with; its type names the operator in reports.
  var stateType: Any.Type {
    fatalError("\(type(of: self)) does not override stateType.")
  }

  /// Runs the action.
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
    releaseAction()
    let isDisposed = timeline.lock.withLock { () -> Bool in
      if stage == .disposed { return true }
      outcome = made
      return false
    }
    if isDisposed { made.dispose() }
  }

  final func dispose() {
    let (found, outcome) = timeline.lock.withLock { () -> (Stage, (any Disposable)?) in
      let found = stage
      stage = .disposed
      if found == .waiting { timeline.unlink(self) }
      return (found, self.outcome.take())
    }
    if found == .waiting { releaseAction() }
    outcome?.dispose()
  }
}

/// Work as `schedule` gets it: an action and its state.
final class StatefulWork<State>: ScheduledWork, @unchecked Sendable {
  @exclusivity(unchecked) private var content: (state: State, action: (State) -> any Disposable)?

  init(timeline: WorkQueue, state: State, action: @escaping (State) -> any Disposable) {
    content = (state, action)
    super.init(timeline: timeline)
  }

  override var stateType: Any.Type { State.self }

  override func perform() -> any Disposable {
    guard let content else { return Disposables.create() }
    return content.action(content.state)
  }

  override func releaseAction() {
    content = nil
  }
}
