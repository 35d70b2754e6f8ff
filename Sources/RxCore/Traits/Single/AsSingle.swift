extension ObservableType {
  /// The source's only element as a single.
  ///
  /// - Complexity: Constant time for each element; the element is held.
  /// - Returns: A single whose element comes once the source has completed. It fails with the
  ///   source, with `RxError.moreThanOneElement` at a second element, which stops the source, and
  ///   with `RxError.noElements` if the source completes without any.
  /// - Origin: RxSwift `asSingle`.
  public func asSingle() -> Single<Element> {
    Single(raw: onlyElement(mayBeEmpty: false))
  }
}
