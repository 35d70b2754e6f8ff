extension PrimitiveSequence {
  /// Makes the sequence anew for each subscription.
  ///
  /// - Parameter observableFactory: Called once for each subscription.
  /// - Returns: A sequence that ends as the one that was made, and fails with what
  ///   `observableFactory` throws.
  /// - Origin: RxSwift `deferred`.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Emits 0 after a while and ends.
  ///
  /// - Parameters:
  ///   - dueTime: The time until the element; a negative one is due at once, `.never` emits
  ///     nothing.
  ///   - scheduler: Measures the time; the element leaves on it.
  /// - Returns: A sequence that ends right after its element.
  /// - Origin: RxSwift `timer`.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
