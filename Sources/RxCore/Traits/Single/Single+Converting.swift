extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Gives an element in place of a failure.
  ///
  /// - Parameter element: Emitted in place of the failure.
  /// - Returns: A single that never fails.
  /// - Origin: RxSwift `Single.catchAndReturn`.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: raw.catchAndReturn(element))
  }

  /// Gives an element in place of a failure.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }

  /// The same sequence as a maybe.
  ///
  /// - Returns: A maybe that is never empty.
  /// - Origin: RxSwift `Single.asMaybe`.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: raw)
  }
}
