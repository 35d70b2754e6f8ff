extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Gives an element where the source has none.
  ///
  /// - Parameter default: Emitted if the source ends without an element.
  /// - Returns: A single that fails with the source.
  /// - Origin: RxSwift `Maybe.ifEmpty(default:)`.
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: raw.ifEmpty(default: `default`))
  }

  /// Continues with another maybe where the source has no element.
  ///
  /// - Parameter other: Subscribed to if the source ends without an element.
  /// - Returns: A maybe that ends and fails with the source, or with `other` after that.
  /// - Origin: RxSwift `Maybe.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: raw.ifEmpty(switchTo: other.source))
  }

  /// Continues with a single where the source has no element.
  ///
  /// - Parameter other: Subscribed to if the source ends without an element.
  /// - Returns: A single that ends and fails with the source, or with `other` after that.
  /// - Origin: RxSwift `Maybe.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: raw.ifEmpty(switchTo: other.source))
  }
}
