extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Turns the element into another one.
  ///
  /// - Parameter transform: Called with the element.
  /// - Returns: A single that fails with the source, or with what `transform` throws.
  /// - Origin: RxSwift `Single.map`.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: raw.map(transform))
  }

  /// Turns the element into another one, or drops it.
  ///
  /// - Parameter transform: Called with the element; nil drops it.
  /// - Returns: A maybe that is empty where `transform` gave nil, and fails with the source or with
  ///   what `transform` throws.
  /// - Origin: RxSwift `Single.compactMap`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: raw.compactMap(transform))
  }

  /// Lets the element through if it satisfies a condition.
  ///
  /// - Parameter predicate: Called with the element; `false` drops it.
  /// - Returns: A maybe that is empty where `predicate` gave `false`, and fails with the source or
  ///   with what `predicate` throws.
  /// - Origin: RxSwift `Single.filter`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: raw.filter(predicate))
  }

  /// Continues with a single made from the element.
  ///
  /// - Parameter selector: Called with the element; its result is subscribed to at once.
  /// - Returns: A single that ends with the one that `selector` gave. It fails with the first
  ///   failure, or with what `selector` throws.
  /// - Origin: RxSwift `Single.flatMap`.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: raw.flatMap(selector))
  }

  /// Continues with a maybe made from the element.
  ///
  /// - Parameter selector: Called with the element; its result is subscribed to at once.
  /// - Returns: A maybe that ends with the one that `selector` gave. It fails with the first
  ///   failure, or with what `selector` throws.
  /// - Origin: RxSwift `Single.flatMapMaybe`.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: raw.flatMap(selector))
  }

  /// Continues with a completable made from the element.
  ///
  /// - Parameter selector: Called with the element; its result is subscribed to at once.
  /// - Returns: A completable that ends with the one that `selector` gave. It fails with the first
  ///   failure, or with what `selector` throws.
  /// - Origin: RxSwift `Single.flatMapCompletable`.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: raw.flatMap(selector))
  }
}
