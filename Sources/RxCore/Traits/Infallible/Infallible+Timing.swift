extension InfallibleType {
  /// Lets an element leave once the source has been quiet for a time.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source must be quiet.
  ///   - scheduler: Where the time is measured and elements leave.
  /// - Returns: A sequence that ends with the source; an element that waits leaves before.
  /// - Origin: RxSwift `Infallible.debounce`.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Lets at most one element leave in each span of time.
  ///
  /// - Parameters:
  ///   - dueTime: The length of a span, which begins with an element that leaves.
  ///   - latest: Whether the last element of a span leaves at its end.
  ///   - scheduler: Where the time is measured and elements leave.
  /// - Returns: A sequence that ends with the source; an element that waits leaves before.
  /// - Origin: RxSwift `Infallible.throttle`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Lets elements through for a time, then completes.
  ///
  /// - Parameters:
  ///   - duration: How long, from the subscription on.
  ///   - scheduler: Where the time is measured.
  /// - Returns: A sequence that completes at the due time, or ends with the source.
  /// - Origin: RxSwift `Infallible.take(for:scheduler:)`.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }
}
