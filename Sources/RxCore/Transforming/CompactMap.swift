extension ObservableType {
  /// Turns each element into another one, or drops it.
  ///
  ///     source             -a-1-b-2-|
  ///     compactMap number  ---1---2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter transform: Called once for each element; `nil` drops it.
  /// - Returns: A sequence that ends with the source, and fails with what `transform` throws.
  /// - Origin: RxSwift `compactMap`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(CompactMapSink(transform, sink)) }
  }
}

private final class CompactMapSink<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output?

  init(_ transform: @escaping (Input) throws -> Output?, _ downstream: Sink<Output>) {
    self.transform = transform
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    do {
      if let result = try transform(element) { downstream.onNext(result) }
    } catch {
      downstream.onError(error)
    }
  }
}
