extension PrimitiveSequence {
  /// Fails if the source takes too long.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may take for its element, or for its end, from the
  ///     subscription on; with `.never` as long as it likes.
  ///   - scheduler: Measures the time.
  /// - Returns: A sequence that ends and fails with the source, or fails with
  ///   `RxError.timeout` once `dueTime` has passed.
  /// - Origin: RxSwift `timeout`.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with another sequence if the source takes too long.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may take for its element, or for its end, from the
  ///     subscription on; with `.never` as long as it likes.
  ///   - other: Subscribed to once `dueTime` has passed; the source is disposed then.
  ///   - scheduler: Measures the time.
  /// - Returns: A sequence that ends and fails with the source, or with `other` after that.
  /// - Origin: RxSwift `timeout(_:other:scheduler:)`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
