extension ImmediateSchedulerType {
  /// Runs `action`, and again with each state that it hands to `recurse`.
  ///
  /// - Parameter action: Gets the state and `recurse`, which it may call once a step.
  /// - Returns: A disposable that ends the repetition.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let work = RecursiveWork(scheduler: self, action: action)
    work.schedule(state)
    return work.current
  }
}

/// The repetition behind `scheduleRecursive`.
private final class RecursiveWork<State>: @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let action: (State, (State) -> Void) -> Void
  /// Holds the step that waits, which keeps this object: nothing does once it is disposed.
  let current = SerialSlot()

  init(
    scheduler: any ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void
  ) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedule(_ state: State) {
    if current.isDisposed { return }
    // The slot is in place before the scheduler may run the action within this call.
    let slot = DisposableSlot()
    current.set(slot)
    slot.set(
      scheduler.schedule(state) { [self] state in
        if !current.isDisposed { action(state, schedule) }
        return Disposables.create()
      })
  }
}
