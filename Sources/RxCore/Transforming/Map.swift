extension ObservableType {
  /// Turns each element into another one.
  ///
  ///     source  -1-2---3-|
  ///     map x2  -2-4---6-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter transform: Called once for each element.
  /// - Returns: A sequence that ends with the source, and fails with what `transform` throws.
  /// - Origin: Rx.NET `Select`, RxSwift `map`.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(MapSink(transform, sink)) }
  }
}

private final class MapSink<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output

  init(_ transform: @escaping (Input) throws -> Output, _ downstream: Sink<Output>) {
    self.transform = transform
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    do {
      downstream.onNext(try transform(element))
    } catch {
      downstream.onError(error)
    }
  }
}
