extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with a second completable once the source has completed.
  ///
  /// - Parameter second: Subscribed to when the source has completed.
  /// - Returns: A completable that ends with `second`, and fails with the first failure.
  /// - Origin: RxSwift `Completable.concat`.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: raw.concat(second))
  }

  /// Runs several completables, one after the other.
  ///
  /// - Parameter sequence: Iterated anew by each subscription; a completable is asked for when the
  ///   one before it has completed.
  /// - Returns: A completable that ends with the last one, and fails with the first failure.
  ///   Without any it ends at once.
  /// - Origin: RxSwift `Completable.concat`.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable
  where Sequence.Element == PrimitiveSequence<CompletableTrait, Swift.Never> {
    Completable(raw: .concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Runs all the completables in a collection, one after the other.
  ///
  /// - Parameter collection: Each is subscribed to when the one before it has completed.
  /// - Returns: A completable that ends with the last one, and fails with the first failure. For an
  ///   empty collection it ends at once.
  /// - Origin: RxSwift `Completable.concat`.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable
  where Collection.Element == PrimitiveSequence<CompletableTrait, Swift.Never> {
    Completable(raw: .concat(collection.map { $0.asObservable() }))
  }

  /// Runs several completables, one after the other.
  ///
  /// - Parameter sources: Each is subscribed to when the one before it has completed.
  /// - Returns: A completable that ends with the last one, and fails with the first failure.
  ///   Without any it ends at once.
  /// - Origin: RxSwift `Completable.concat`.
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.map { $0.asObservable() }))
  }

  /// Runs all the completables in a collection at the same time.
  ///
  /// - Parameter sources: The completables, subscribed to in order.
  /// - Returns: A completable that ends once all have ended, and fails with the first failure,
  ///   which stops the others. For an empty collection it ends at once.
  /// - Origin: RxSwift `Completable.zip`.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable
  where Collection.Element == PrimitiveSequence<CompletableTrait, Swift.Never> {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// Runs all the completables in an array at the same time.
  ///
  /// - Parameter sources: The completables, subscribed to in order.
  /// - Returns: A completable that ends once all have ended, and fails with the first failure,
  ///   which stops the others. For an empty array it ends at once.
  /// - Origin: RxSwift `Completable.zip`.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// Runs several completables at the same time.
  ///
  /// - Parameter sources: The completables, subscribed to in order.
  /// - Returns: A completable that ends once all have ended, and fails with the first failure,
  ///   which stops the others. Without any it ends at once.
  /// - Origin: RxSwift `Completable.zip`.
  public static func zip(_ sources: Completable...) -> Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }
}
