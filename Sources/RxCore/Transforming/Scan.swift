extension ObservableType {
  /// Emits, for each element, what has been accumulated so far.
  ///
  ///     source    -1-2-3-|
  ///     scan sum  -1-3-6-|
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto; not emitted itself.
  ///   - accumulator: Called once for each element with what has been accumulated before it.
  /// - Returns: A sequence that ends with the source, and fails with what `accumulator` throws.
  /// - Origin: Rx.NET `Scan`, RxSwift `scan`.
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    scan(into: seed) { accumulated, element in
      accumulated = try accumulator(accumulated, element)
    }
  }

  /// Emits, for each element, what has been accumulated in place so far.
  ///
  ///     source         -1-2-3-|
  ///     scan into sum  -1-3-6-|
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What each subscription starts from; not emitted itself.
  ///   - accumulator: Called once for each element; changes what has been accumulated before it.
  /// - Returns: A sequence that ends with the source, and fails with what `accumulator` throws.
  /// - Origin: RxSwift `scan(into:accumulator:)`.
  public func scan<A>(
    into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(ScanSink(seed, accumulator, sink)) }
  }
}

private final class ScanSink<Input, Output>: Stage<Input, Output> {
  private let accumulator: (inout Output, Input) throws -> Void
  @exclusivity(unchecked) private var accumulated: Output

  init(
    _ seed: Output, _ accumulator: @escaping (inout Output, Input) throws -> Void,
    _ downstream: Sink<Output>
  ) {
    self.accumulator = accumulator
    accumulated = seed
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    do {
      try accumulator(&accumulated, element)
      downstream.onNext(accumulated)
    } catch {
      downstream.onError(error)
    }
  }
}
