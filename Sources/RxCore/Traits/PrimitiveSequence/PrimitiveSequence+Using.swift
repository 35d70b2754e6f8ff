extension PrimitiveSequence {
  /// Gives each subscription a resource that lives as long as it does.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource, once for each subscription.
  ///   - primitiveSequenceFactory: Makes the sequence that uses it.
  /// - Returns: A sequence that ends as the one that was made and then disposes the resource. It
  ///   fails with what a factory throws.
  /// - Origin: RxSwift `using`.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}
