extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Gives an element in place of a failure.
  ///
  /// - Parameter element: Emitted in place of the failure.
  /// - Returns: A maybe that never fails; it is empty if the source is.
  /// - Origin: RxSwift `Maybe.catchAndReturn`.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: raw.catchAndReturn(element))
  }

  /// Gives an element in place of a failure.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
