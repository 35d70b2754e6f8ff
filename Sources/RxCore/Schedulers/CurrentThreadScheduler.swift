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
    let item = ScheduledItem { action(state) }
    trampoline.enqueue(item)
    return item
  }
}

/// Work that waits on the trampoline and can be cancelled.
private final class ScheduledItem: DisposableSlot, TrampolineStep, @unchecked Sendable {
  /// Gone once it runs: whoever keeps what cancels the work keeps nothing of it.
  private var work: (() -> any Disposable)?

  init(_ work: @escaping () -> any Disposable) {
    self.work = work
  }

  func runStep() {
    let work = work.take()
    if let work, !isDisposed { set(work()) }
  }
}
