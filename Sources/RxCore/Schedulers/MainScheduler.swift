import Dispatch
import Foundation
import Synchronization

/// Runs work on the main queue: at once where that keeps the order, else as soon as it can.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// How much work of this scheduler runs or waits.
  private let queued = Atomic<Int>(0)

  package override var kind: OverridableSchedulerKind { .main }

  /// A main scheduler that keeps an order of its own, apart from other ones.
  public init() {
    super.init(serialQueue: .main, .main)
  }

  /// The shared main scheduler. On the main queue, with none of its work running or waiting, it
  /// runs work at once; otherwise work waits for the main queue.
  public static let instance = MainScheduler()

  /// A main scheduler that never runs work at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main, .main)

  /// Stops the process, in every build, unless the code runs on the main queue or under a
  /// virtual scheduler that overrides it.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if SchedulerOverride.current != nil || MainQueue.isCurrent { return }
    fatalError(
      errorMessage
        ?? "Executing off the main queue. Use MainScheduler.instance.schedule to get there.")
  }

  /// Stops the process, in every build, unless the code runs on the main queue or under a
  /// virtual scheduler that overrides it.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    ForeignEntry.noteRealWork(StateType.self)
    let isFirst = queued.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    if isFirst, MainQueue.isCurrent {
      defer { queued.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    work.warnBlockedWait()
    let slot = DisposableSlot()
    let task = Handover((state, action))
    DispatchQueue.main.async { [self] in
      defer { queued.subtract(1, ordering: .acquiringAndReleasing) }
      if !slot.isDisposed { slot.set(task.value.1(task.value.0)) }
    }
    return slot
  }
}
