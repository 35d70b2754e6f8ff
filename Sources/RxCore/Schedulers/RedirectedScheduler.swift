/// A real scheduler as an override makes it behave: on the virtual clock.
package final class RedirectedScheduler: SchedulerType {
  private let kind: OverridableSchedulerKind
  private let target: any SchedulerType
  private let queuedWork: QueuedWork?

  init(_ kind: OverridableSchedulerKind, _ target: any SchedulerType, queuedWork: QueuedWork?) {
    self.kind = kind
    self.target = target
    self.queuedWork = queuedWork
  }

  package var now: RxTime { target.now }

  package func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let queuedWork { return schedule(state, countedBy: queuedWork, action: action) }
    if kind == .concurrentMain { return action(state) }
    return target.schedule(state, action: action)
  }

  package func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    target.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  package func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    target.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }

  private func schedule<StateType>(
    _ state: StateType, countedBy queuedWork: QueuedWork,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if queuedWork.begin() {
      defer { queuedWork.end() }
      return action(state)
    }
    // Cancelled work still has its turn, because it still counts as queued until then.
    let slot = DisposableSlot()
    _ = target.schedule(state) { state in
      defer { queuedWork.end() }
      if !slot.isDisposed { slot.set(action(state)) }
      return Disposables.create()
    }
    return slot
  }
}
