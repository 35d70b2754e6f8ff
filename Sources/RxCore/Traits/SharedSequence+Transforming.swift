extension SharedSequenceConvertibleType {
  /// Turns each element into another one.
  ///
  /// - Parameter selector: Called once for each element and shared run.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `map`.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Turns each element into another one, or leaves it out.
  ///
  /// - Parameter selector: Returns nil for what is to be left out.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `compactMap`.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Folds the elements and emits each intermediate result.
  ///
  /// - Parameters:
  ///   - seed: What the first element is folded into; not emitted itself.
  ///   - accumulator: Makes a result from the last one and an element.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `scan`.
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Turns each element into a shared sequence and emits the elements of all as they come.
  ///
  /// - Parameter selector: Makes the inner sequence.
  /// - Returns: A shared sequence of the inner ones' strategy that ends once all have ended.
  /// - Origin: RxCocoa `flatMap`.
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Emits the elements of the shared sequence for an element, and drops elements until it ends.
  ///
  /// - Parameter selector: Makes the shared sequence for an element; its strategy is the result's.
  /// - Returns: A shared sequence that ends once this one and the inner one have ended.
  /// - Origin: RxCocoa `flatMapFirst`.
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Turns each element into a shared sequence and emits the elements of the latest one.
  ///
  /// - Parameter selector: Makes the inner sequence; the one before is given up.
  /// - Returns: A shared sequence of the inner ones' strategy that ends once this one and the
  ///   latest inner one have ended.
  /// - Origin: RxCocoa `flatMapLatest`.
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of the latest inner sequence.
  ///
  /// - Returns: A shared sequence of the inner ones' strategy that ends once this one and the
  ///   latest inner one have ended.
  /// - Origin: RxCocoa `switchLatest`.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }
}
