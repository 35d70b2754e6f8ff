extension ObservableType {
  /// Emits all events on a scheduler, in their order.
  ///
  ///     source     -1-2-|
  ///     observeOn  -1-2-|
  ///
  /// - Complexity: Constant time for each element, and one piece of scheduled work; the elements
  ///   that wait for the scheduler are held, without a bound.
  /// - Parameter scheduler: Where elements, failure and completion leave. A main scheduler that is
  ///   on the main queue with nothing waiting lets them pass at once.
  /// - Returns: A sequence that ends and fails with the source, after all elements. What waits at
  ///   the disposal is dropped.
  /// - Origin: Rx.NET `ObserveOn`, RxSwift `observe(on:)`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.run(ScheduledDelivery(sink, SchedulerOverride.resolve(scheduler)))
    }
  }

  /// Emits all events on a scheduler, in their order.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
}
