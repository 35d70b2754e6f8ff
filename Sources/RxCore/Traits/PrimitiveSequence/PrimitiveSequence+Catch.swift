extension PrimitiveSequence {
  /// Continues with another sequence when the source fails.
  ///
  /// - Parameter handler: Called with the failure; gives the sequence to continue with.
  /// - Returns: A sequence that ends with the source or the one that `handler` gave. It fails with
  ///   what that one fails with, or with what `handler` throws.
  /// - Origin: RxSwift `catch`.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Continues with another sequence when the source fails.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    `catch`(handler)
  }
}
