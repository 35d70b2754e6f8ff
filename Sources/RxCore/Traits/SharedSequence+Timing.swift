extension SharedSequenceConvertibleType {
  /// Lets an element through once the sequence has been quiet for a while.
  ///
  /// - Parameter dueTime: The silence, from each element on, that lets it through.
  /// - Returns: A shared sequence that ends with this one; an element still waiting leaves before.
  /// - Origin: RxCocoa `debounce`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Lets one element through in each span of time.
  ///
  /// - Parameters:
  ///   - dueTime: The length of a span, which begins with an element that is let through.
  ///   - latest: Whether the last element left out in a span leaves at its end.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `throttle`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Delivers each element and the end later.
  ///
  /// - Parameter dueTime: How much later.
  /// - Returns: A shared sequence that ends `dueTime` after this one.
  /// - Origin: RxCocoa `delay`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
