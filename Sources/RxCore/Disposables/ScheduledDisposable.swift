/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where the disposal runs.
  public let scheduler: any ImmediateSchedulerType

  private let slot = DisposableSlot()

  /// Will dispose `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    slot.set(disposable)
  }

  /// Whether the disposal has run.
  public var isDisposed: Bool {
    slot.isDisposed
  }

  public func dispose() {
    _ = scheduler.schedule(slot) { slot in
      slot.dispose()
      return Disposables.create()
    }
  }
}
