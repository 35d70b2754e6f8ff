extension ObservableType {
  /// Emits what has been accumulated once the source has ended.
  ///
  ///     source      -1-2-3-|
  ///     reduce sum  -------(6|)
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto; the result of an empty source.
  ///   - accumulator: Called once for each element with what has been accumulated before it.
  /// - Returns: A sequence that emits one element and ends with the source, and fails with it or
  ///   with what `accumulator` throws.
  /// - Origin: Rx.NET `Aggregate`, RxSwift `reduce`.
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Emits what is made of the accumulated value once the source has ended.
  ///
  ///     source              -1-2-3-|
  ///     reduce sum, halved  -------(3|)
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto.
  ///   - accumulator: Called once for each element with what has been accumulated before it.
  ///   - mapResult: Called once, when the source has ended.
  /// - Returns: A sequence that emits one element and ends with the source, and fails with it or
  ///   with what `accumulator` or `mapResult` throws.
  /// - Origin: Rx.NET `Aggregate`, RxSwift `reduce(_:accumulator:mapResult:)`.
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.run(ReduceSink(seed, accumulator, mapResult, sink))
    }
  }
}

private final class ReduceSink<Input, Accumulated, Output>: Stage<Input, Output> {
  private let accumulator: (Accumulated, Input) throws -> Accumulated
  private let mapResult: (Accumulated) throws -> Output
  @exclusivity(unchecked) private var accumulated: Accumulated

  init(
    _ seed: Accumulated, _ accumulator: @escaping (Accumulated, Input) throws -> Accumulated,
    _ mapResult: @escaping (Accumulated) throws -> Output, _ downstream: Sink<Output>
  ) {
    self.accumulator = accumulator
    self.mapResult = mapResult
    accumulated = seed
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    do {
      accumulated = try accumulator(accumulated, element)
    } catch {
      downstream.onError(error)
    }
  }

  override func onCompleted() {
    do {
      downstream.onNext(try mapResult(accumulated))
      downstream.onCompleted()
    } catch {
      downstream.onError(error)
    }
  }
}
