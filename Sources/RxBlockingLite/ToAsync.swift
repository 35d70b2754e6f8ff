import RxCore

extension ObservableConvertibleType {
  /// Makes the sequence's elements available to async code that waits for them, without blocking
  /// a thread.
  ///
  /// While a virtual scheduler overrides the real ones, each call drives its clock.
  ///
  /// - Parameter timeout: How long each call may wait, 0 or more, on the continuous clock; nil for
  ///   no limit. What the sequence emits while it is subscribed to is delivered whatever the limit.
  ///   Virtual time where that is driven.
  /// - Returns: The sequence in a form whose members are awaited.
  public func toAsync(timeout: Duration? = nil) -> AsyncObservable<Element> {
    AsyncObservable(asObservable(), WaitLimit(timeout), sleep: Self.sleep(for: timeout))
  }

  /// Makes the sequence's elements available to async code that waits for them, for as long as a
  /// clock tells.
  ///
  /// - Parameters:
  ///   - timeout: How long each call may wait on `clock`, 0 or more.
  ///   - clock: What measures the time, whether or not a virtual scheduler is driven.
  /// - Returns: The sequence in a form whose members are awaited.
  public func toAsync<C: Clock>(timeout: C.Duration, clock: C) -> AsyncObservable<Element> {
    AsyncObservable(
      asObservable(), .none, sleep: { try await clock.sleep(for: max(.zero, timeout)) })
  }

  /// Makes the elements of a sequence that runs on virtual time available to async code that waits
  /// for them: each call drives the clock of `scheduler`.
  ///
  /// - Parameters:
  ///   - scheduler: The `TestScheduler`, or another virtual one, that the sequence runs on. A real
  ///     scheduler moves by itself and is waited for.
  ///   - timeout: How long each call may take in virtual time, 0 or more; nil for no limit.
  /// - Returns: The sequence in a form whose members are awaited. They throw
  ///   `BlockingError.blockedForever` as soon as the scheduler has no work left.
  public func toAsync(
    on scheduler: any SchedulerType, timeout: Duration? = nil
  ) -> AsyncObservable<Element> {
    AsyncObservable(
      asObservable(), WaitLimit(timeout), on: scheduler, sleep: Self.sleep(for: timeout))
  }

  private static func sleep(for duration: Duration?) -> (@Sendable () async throws -> Void)? {
    guard let duration else { return nil }
    return { try await ContinuousClock().sleep(for: max(.zero, duration)) }
  }
}
