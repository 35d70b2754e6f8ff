extension ObservableType {
  /// Turns each element into a sequence and emits what the latest of them emits.
  ///
  ///     source         -a----b---|
  ///     a              -1-2----3|
  ///     b              -4-5-6|
  ///     flatMapLatest  --1-2--4-5-6|
  ///
  /// - Complexity: Constant time for each element; the latest sequence is held.
  /// - Parameter selector: Called once for each element, on the thread that brings it. The
  ///   subscription to the sequence before is disposed, then its result is subscribed to.
  /// - Returns: A sequence that completes once the source and the latest sequence have, and fails
  ///   with the source, with the latest sequence, or with what `selector` throws.
  /// - Origin: Rx.NET `Select` and `Switch`, RxSwift `flatMapLatest`.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(SwitchSink(selector, sink)) }
  }
}
