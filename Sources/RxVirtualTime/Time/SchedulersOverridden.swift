import RxCore

/// Runs `body` with the main, queue and operation schedulers redirected to a virtual scheduler:
/// what is subscribed to in it runs on virtual time.
///
/// - Returns: What `body` returned.
public func withSchedulers<Converter, Result>(
  overriddenBy scheduler: VirtualTimeScheduler<Converter>, _ body: () throws -> Result
) rethrows -> Result {
  try SchedulerOverride.$current.withValue(scheduler.override) { try body() }
}

/// Runs `body` with the main, queue and operation schedulers redirected to a virtual scheduler:
/// what is subscribed to in it runs on virtual time.
///
/// - Returns: What `body` returned.
public func withSchedulers<Converter, Result>(
  overriddenBy scheduler: VirtualTimeScheduler<Converter>,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SchedulerOverride.$current.withValue(
    scheduler.override, operation: body, isolation: isolation)
}
