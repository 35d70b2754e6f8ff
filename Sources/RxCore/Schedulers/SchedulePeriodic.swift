import Synchronization

extension SchedulerType {
  /// Runs `action` again and again by means of `scheduleRelative`: each tick schedules the next
  /// one before it runs the action, and a tick that comes while the action still runs is made up
  /// for once it has ended.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let work = PeriodicWork(scheduler: self, state: state, period: period, action: action)
    work.scheduleTick(after: startAfter)
    return Disposables.create(work.timer, work.makingUp)
  }
}

/// The repetition behind the default `schedulePeriodic`.
package final class PeriodicWork<State>: @unchecked Sendable {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: (State) -> State
  /// Touched only by the one who runs the action.
  @exclusivity(unchecked) private var state: State
  /// Ticks that have come and whose action has not ended.
  private let owed = Atomic<Int>(0)
  // They hold the work that waits, which keeps this object: nothing does once both are disposed.
  let timer = SerialSlot()
  let makingUp = SerialSlot()

  init(
    scheduler: any SchedulerType, state: State, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) {
    self.scheduler = scheduler
    self.state = state
    self.period = period
    self.action = action
  }

  func scheduleTick(after time: RxTimeInterval) {
    if timer.isDisposed { return }
    let slot = DisposableSlot()
    timer.set(slot)
    slot.set(
      scheduler.scheduleRelative(self, dueTime: time) { work in
        work.tick()
        return Disposables.create()
      })
  }

  private func tick() {
    if timer.isDisposed { return }
    scheduleTick(after: period)
    if owed.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { runAction() }
  }

  private func runAction() {
    if timer.isDisposed { return }
    state = action(state)
    if owed.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { return }
    makingUp.set(
      scheduler.schedule(self) { work in
        work.runAction()
        return Disposables.create()
      })
  }
}
