extension ObservableType {
  /// Turns each element into a sequence and emits what all of them emit, as it comes.
  ///
  ///     source   -a----b---|
  ///     a        -1-2-3|
  ///     b        -4-5-6|
  ///     flatMap  --1-2-34-5-6|
  ///
  /// - Complexity: Constant time for each element; the sequences that have not ended are held.
  /// - Parameter selector: Called once for each element, on the thread that brings it, and its
  ///   result is subscribed to at once.
  /// - Returns: A sequence that completes once the source and all the sequences have, and fails
  ///   with the first failure of any of them or what `selector` throws.
  /// - Origin: Rx.NET `SelectMany`, RxSwift `flatMap`.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(FlattenSink(selector, sink)) }
  }
}
