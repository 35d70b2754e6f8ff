extension ObservableType {
  /// The source's only element, if there is one, as a maybe.
  ///
  /// - Complexity: Constant time for each element; the element is held.
  /// - Returns: A maybe whose element comes once the source has completed, and which is empty if
  ///   there was none. It fails with the source, and with `RxError.moreThanOneElement` at a second
  ///   element, which stops the source.
  /// - Origin: RxSwift `asMaybe`.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: onlyElement(mayBeEmpty: true))
  }
}
