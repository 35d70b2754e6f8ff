extension PrimitiveSequence {
  /// Emits the element and the completion a while later.
  ///
  /// - Parameters:
  ///   - dueTime: How much later; with `.never` only a failure comes through.
  ///   - scheduler: Measures the time; the element leaves on it.
  /// - Returns: A sequence that ends `dueTime` after the source. A failure passes at once.
  /// - Origin: RxSwift `delay`.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }
}
