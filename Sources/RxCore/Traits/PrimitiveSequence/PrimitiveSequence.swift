/// A sequence of which its trait says how many elements it emits: a `Single`, a `Maybe` or a
/// `Completable`.
///
/// The trait is a promise of whoever made the sequence: the conversions and `create` keep it, and
/// every operator that is offered here.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType,
  Sendable
{
  /// Keeps what the trait promises.
  let source: Observable<Element>

  package init(raw source: Observable<Element>) {
    self.source = source
  }

  public var primitiveSequence: PrimitiveSequence<Trait, Element> {
    self
  }

  public func asObservable() -> Observable<Element> {
    source
  }
}

/// Anything that is a sequence with a trait.
public protocol PrimitiveSequenceType {
  /// Says how many elements the sequence emits: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait

  /// What the sequence emits.
  associatedtype Element

  /// This sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
  /// The sequence as the operators take it.
  var raw: Observable<Element> { primitiveSequence.source }
}
