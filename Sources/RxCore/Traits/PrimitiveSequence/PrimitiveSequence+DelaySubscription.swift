extension PrimitiveSequence {
  /// Subscribes to the source a while later.
  ///
  /// - Parameters:
  ///   - dueTime: How much later; with `.never` the source is not subscribed to.
  ///   - scheduler: Measures the time; the source is subscribed to on it.
  /// - Returns: A sequence that ends and fails with the source.
  /// - Origin: RxSwift `delaySubscription`.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }
}
