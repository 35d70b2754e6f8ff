extension ObservableType {
  /// Turns each element into a sequence and emits these sequences one after another.
  ///
  ///     source     -a----b---|
  ///     a          -1-2-3|
  ///     b          -4-5-6|
  ///     concatMap  --1-2-3-4-5-6|
  ///
  /// - Complexity: Constant time for each element; the sequences whose turn has not come are held,
  ///   any number of them.
  /// - Parameter selector: Called once for each element, as it arrives; its result is subscribed
  ///   to once all the sequences before it have completed.
  /// - Returns: A sequence that completes once the source and all the sequences have, and fails
  ///   with the source, with the sequence whose turn it is, or with what `selector` throws.
  /// - Origin: RxJS `concatMap`, RxSwift `concatMap`.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.run(FlattenSink(maxConcurrent: 1, selector, sink))
    }
  }
}
