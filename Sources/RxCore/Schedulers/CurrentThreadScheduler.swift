/// Runs work on the thread that asks: at once, or, where such work runs already, after it.
///
/// Work that waits runs first in, first out, before the outermost `schedule` returns.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The only one there is; every thread has its own queue.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no such work runs on this thread, so that `schedule` would run its action at once.
  public static var isScheduleRequired: Bool {
    !Trampoline.current.isActive
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    if !trampoline.isActive { return trampoline.enter { action(state) } }
    let item = ScheduledItem(state: state, action: action)
    trampoline.enqueue(item)
    return item
  }
}

/// Work that waits on the trampoline and can be cancelled.
private final class ScheduledItem<State>: DisposableSlot, TrampolineStep, @unchecked Sendable {
  private let state: State
  private let action: (State) -> any Disposable

  init(state: State, action: @escaping (State) -> any Disposable) {
    self.state = state
    self.action = action
  }

  func runStep() {
    if isDisposed { return }
    set(action(state))
  }
}
