extension ObservableType where Element == Never {
  /// The end of a sequence without elements as a completable.
  ///
  /// - Returns: A completable that ends and fails with the source.
  /// - Origin: RxSwift `asCompletable`.
  public func asCompletable() -> Completable {
    Completable(raw: asObservable())
  }
}
