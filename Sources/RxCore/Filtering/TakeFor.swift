extension ObservableType {
  /// Lets elements through for a while and ends.
  ///
  ///     source       -a-b-c-d-|
  ///     takeFor 4ms  -a-b|
  ///
  /// - Complexity: Constant time and space for each element; one timer is held.
  /// - Parameters:
  ///   - duration: How long, from the subscription on; rounded to the scheduler's nearest tick. A
  ///     negative one is over at once, `.never` is never over.
  ///   - scheduler: Measures the time, from right before the source is subscribed to, and completes
  ///     the sequence; elements pass where the source emits them.
  /// - Returns: A sequence that completes when `duration` is over or ends with the source.
  /// - Origin: Rx.NET `Take`, RxSwift `take(for:scheduler:)`.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Lets elements through for a while and ends.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
