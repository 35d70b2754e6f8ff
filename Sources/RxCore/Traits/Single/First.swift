extension ObservableType {
  /// The source's first element as a single.
  ///
  /// - Complexity: Constant time and space.
  /// - Returns: A single that ends with the first element, which stops the source, or with nil if
  ///   the source completes without any. It fails with the source.
  /// - Origin: RxSwift `first`.
  public func first() -> Single<Element?> {
    Single(raw: take(1).map(Optional.some).ifEmpty(default: nil))
  }
}
