extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The end of the sequence alone.
  ///
  /// - Returns: A completable that ends and fails with the source; the element is dropped.
  /// - Origin: RxSwift `Single.asCompletable`.
  public func asCompletable() -> Completable {
    Completable(raw: raw.ignoreElements())
  }
}
