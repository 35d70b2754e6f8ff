extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Joins the elements of all the singles in a collection.
  ///
  /// - Parameters:
  ///   - collection: The singles, subscribed to in order.
  ///   - resultSelector: Called with all elements, in the collection's order, once all have come;
  ///     with none for an empty collection.
  /// - Returns: A single that fails with the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Single.zip`.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result>
  where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return PrimitiveSequence(
      raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Joins the elements of all the singles in a collection, as an array.
  ///
  /// - Parameter collection: The singles, subscribed to in order.
  /// - Returns: A single that fails with the first failure; an empty collection gives an empty
  ///   array.
  /// - Origin: RxSwift `Single.zip`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]>
  where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
    zip(collection) { $0 }
  }
}
