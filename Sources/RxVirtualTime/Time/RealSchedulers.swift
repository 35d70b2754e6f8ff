import RxCore

/// Where a test means the real schedulers.
enum RealSchedulers {
  /// Whether the code runs in the extent of `withRealSchedulers`.
  @TaskLocal static var areMeant = false
}

/// Runs `body` with the real main, queue and operation schedulers, though a virtual one overrides
/// them: what is subscribed to in it runs in real time.
///
/// Nothing waits for that work: await it in an asynchronous test, or block until it has come.
///
/// - Returns: What `body` returned.
public func withRealSchedulers<Result>(_ body: () throws -> Result) rethrows -> Result {
  try SchedulerOverride.$current.withValue(nil) {
    try RealSchedulers.$areMeant.withValue(true) {
      try ForeignEntry.$watch.withValue(nil) {
        try ForeignEntry.$cause.withValue(nil) { try body() }
      }
    }
  }
}

/// Runs `body` with the real main, queue and operation schedulers, though a virtual one overrides
/// them: what is subscribed to in it runs in real time.
///
/// - Returns: What `body` returned.
public func withRealSchedulers<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SchedulerOverride.$current.withValue(
    nil,
    operation: {
      try await RealSchedulers.$areMeant.withValue(
        true,
        operation: {
          try await ForeignEntry.$watch.withValue(
            nil,
            operation: {
              try await ForeignEntry.$cause.withValue(nil, operation: body, isolation: isolation)
            }, isolation: isolation)
        }, isolation: isolation)
    }, isolation: isolation)
}
