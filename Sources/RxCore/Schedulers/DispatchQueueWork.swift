import Dispatch
import Foundation
import Synchronization

/// Work on a dispatch queue, or on the virtual clock while that overrides it; what the
/// dispatch-queue schedulers have in common.
struct DispatchQueueWork {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval
  private let kind: DispatchQueueKind
  /// Set on a serial queue, to know where its work runs.
  private let key = DispatchSpecificKey<Void>()

  init(queue: DispatchQueue, leeway: DispatchTimeInterval, _ kind: DispatchQueueKind) {
    self.queue = queue
    self.leeway = leeway
    self.kind = kind
    if kind == .serial { queue.setSpecific(key: key, value: ()) }
  }

  var now: Date {
    SchedulerOverride.current?.target.now ?? Date()
  }

  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if let override = SchedulerOverride.current {
      return override.target.schedule(state, action: action)
    }
    warnBlockedWait()
    ForeignEntry.noteRealWork(State.self)
    let slot = DisposableSlot()
    let work = Handover((state, action))
    queue.async {
      if !slot.isDisposed { slot.set(work.value.1(work.value.0)) }
    }
    return slot
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if let override = SchedulerOverride.current {
      return override.target.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    warnBlockedWait()
    ForeignEntry.noteRealWork(State.self)
    let running = DisposableSlot()
    let work = Handover((state, action))
    let timer = DispatchTimer(queue: queue)
    timer.start(after: dueTime, leeway: leeway) {
      timer.dispose()
      if !running.isDisposed { running.set(work.value.1(work.value.0)) }
    }
    return Disposables.create(timer, running)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    if let override = SchedulerOverride.current {
      return override.target.schedulePeriodic(
        state, startAfter: startAfter, period: period, action: action)
    }
    warnBlockedWait()
    ForeignEntry.noteRealWork(State.self)
    let timer = DispatchTimer(queue: queue)
    let work = Handover(PeriodicState(state: state, action: action))
    timer.start(after: startAfter, every: period, leeway: leeway) {
      if !timer.isDisposed { work.value.step() }
    }
    return timer
  }

  /// Tells a thread that is going to block on this queue that the queue's work will not run.
  func warnBlockedWait() {
    guard let wait = BlockedWait.current else { return }
    switch kind {
    case .main:
      if MainQueue.isCurrent { wait.meet(.mainQueue) }
    case .serial:
      if DispatchQueue.getSpecific(key: key) != nil { wait.meet(.serialQueue(queue.label)) }
    case .concurrent: break
    }
  }
}

/// What is known of a dispatch queue. The queue does not tell: the same one may be two objects.
enum DispatchQueueKind {
  case main
  /// A private one.
  case serial
  case concurrent
}

/// The state that a periodic action hands from one run to the next; a timer runs one at a time.
private final class PeriodicState<State> {
  /// Hands what one run wrote to the next, which may be on another thread.
  private let order = Atomic<Bool>(false)
  private var state: State
  private let action: (State) -> State

  init(state: State, action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  func step() {
    _ = order.load(ordering: .acquiring)
    state = action(state)
    order.store(true, ordering: .releasing)
  }
}

extension DispatchTimeInterval {
  /// Zero instead of a negative time, which a repeating timer does not accept.
  fileprivate var notNegative: DispatchTimeInterval {
    switch self {
    case .seconds(let count), .milliseconds(let count), .microseconds(let count),
      .nanoseconds(let count):
      count < 0 ? .nanoseconds(0) : self
    default: self
    }
  }
}

/// A dispatch timer that frees its handler once it is disposed.
private final class DispatchTimer: Cancelable, @unchecked Sendable {
  private let source: any DispatchSourceTimer
  private let flag = BooleanDisposable()

  init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
  }

  var isDisposed: Bool { flag.isDisposed }

  func start(
    after time: DispatchTimeInterval, every period: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval, handler: @escaping @Sendable () -> Void
  ) {
    source.schedule(deadline: .now() + time, repeating: period.notNegative, leeway: leeway)
    source.setEventHandler(handler: handler)
    source.resume()
  }

  func dispose() {
    if flag.isDisposed { return }
    flag.dispose()
    source.cancel()
  }
}
