extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Turns the element into another one.
  ///
  /// - Parameter transform: Called with the element, if there is one.
  /// - Returns: A maybe that ends and fails with the source, or fails with what `transform` throws.
  /// - Origin: RxSwift `Maybe.map`.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Maybe<Result> {
    Maybe(raw: raw.map(transform))
  }

  /// Turns the element into another one, or drops it.
  ///
  /// - Parameter transform: Called with the element, if there is one; nil drops it.
  /// - Returns: A maybe that is empty if the source is or `transform` gave nil. It fails with the
  ///   source, or with what `transform` throws.
  /// - Origin: RxSwift `Maybe.compactMap`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: raw.compactMap(transform))
  }

  /// Lets the element through if it satisfies a condition.
  ///
  /// - Parameter predicate: Called with the element, if there is one; `false` drops it.
  /// - Returns: A maybe that is empty if the source is or `predicate` gave `false`. It fails with
  ///   the source, or with what `predicate` throws.
  /// - Origin: RxSwift `Maybe.filter`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: raw.filter(predicate))
  }

  /// Continues with a maybe made from the element.
  ///
  /// - Parameter selector: Called with the element, if there is one; its result is subscribed to at
  ///   once.
  /// - Returns: A maybe that is empty if the source is, and otherwise ends with the one that
  ///   `selector` gave. It fails with the first failure, or with what `selector` throws.
  /// - Origin: RxSwift `Maybe.flatMap`.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: raw.flatMap(selector))
  }
}
