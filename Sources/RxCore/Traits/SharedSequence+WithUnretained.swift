extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Joins each element with an object that the signal does not keep alive.
  ///
  /// - Parameters:
  ///   - obj: Held weakly.
  ///   - resultSelector: Called with the object and each element.
  /// - Returns: A signal that ends with this one, or completes at the first element after the
  ///   object is gone.
  /// - Origin: RxCocoa `withUnretained`.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that the signal does not keep alive.
  ///
  /// - Parameter obj: Held weakly.
  /// - Returns: A signal that ends with this one, or completes at the first element after the
  ///   object is gone.
  /// - Origin: RxCocoa `withUnretained`.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Not for a driver: it would replay the object, and so keep it alive.
  @available(*, unavailable, message: "A driver replays the object: use drive(with:onNext:).")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Not for a driver: it would replay the object, and so keep it alive.
  @available(*, unavailable, message: "A driver replays the object: use drive(with:onNext:).")
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(obj))
  }
}
