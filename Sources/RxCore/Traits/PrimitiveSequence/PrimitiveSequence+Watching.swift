extension PrimitiveSequence {
  /// Emits all events on a scheduler.
  ///
  /// - Parameter scheduler: Where the element, the failure and the completion leave.
  /// - Returns: A sequence that ends and fails with the source. What waits at the disposal is
  ///   dropped.
  /// - Origin: RxSwift `observe(on:)`.
  public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Emits all events on a scheduler.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Subscribes to the source on a scheduler, and disposes the subscription there.
  ///
  /// - Parameter scheduler: Where the source is subscribed to and its subscription disposed. Where
  ///   the element leaves is up to the source.
  /// - Returns: A sequence that ends and fails with the source.
  /// - Origin: RxSwift `subscribe(on:)`.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Subscribes to the source on a scheduler, and disposes the subscription there.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }
}
