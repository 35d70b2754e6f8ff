/// Makes the schedulers that drivers and signals deliver on.
public enum SharingScheduler {
  /// Makes a scheduler for one driver or signal; by default a main scheduler with an order of
  /// its own.
  public static var make: () -> any SchedulerType {
    mocked?.make ?? { MainScheduler() }
  }

  /// Runs `action` with `scheduler` in place of the main schedulers of those drivers and signals
  /// that are built in it, on this thread or task. Nothing else is changed: what was built before,
  /// and what names `MainScheduler.instance`, stays on the main queue.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action` with `makeScheduler` making the schedulers of those drivers and signals that
  /// are built in it, on this thread or task. Nothing else is changed: what was built before, and
  /// what names `MainScheduler.instance`, stays on the main queue.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $mocked.withValue(Mock(make: makeScheduler)) { try action() }
  }

  @TaskLocal private static var mocked: Mock?

  /// Called by whoever builds a driver in the extent of `mock`, as the closure's author knows.
  private struct Mock: @unchecked Sendable {
    let make: () -> any SchedulerType
  }
}
