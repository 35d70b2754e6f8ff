extension ObservableType {
  /// Lets elements through until one does not satisfy a condition.
  ///
  ///     source             -1-2-3-1-|
  ///     takeWhile below 3  -1-2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - predicate: Called once for each element; `false` ends the sequence.
  ///   - behavior: Whether the element that ends the sequence is emitted.
  /// - Returns: A sequence that completes with the first element that does not satisfy `predicate`
  ///   or ends with the source, and fails with what `predicate` throws.
  /// - Origin: Rx.NET `TakeWhile`, RxSwift `take(while:behavior:)`.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }

  /// Lets elements through until one does not satisfy a condition.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(while: predicate)
  }
}
