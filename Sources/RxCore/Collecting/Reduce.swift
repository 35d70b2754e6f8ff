extension ObservableType {
  /// Emits what all elements have been accumulated to, once the source has completed.
  ///
  ///     source      -1-2-3-|
  ///     reduce sum  -------(6|)
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto; emitted itself for an empty source.
  ///   - accumulator: Called once for each element with what has been accumulated before it.
  /// - Returns: A sequence that emits one element and completes when the source completes, and that
  ///   fails with the source or with what `accumulator` throws.
  /// - Origin: Rx.NET `Aggregate`, RxSwift `reduce`.
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Emits what is made of all elements, accumulated, once the source has completed.
  ///
  ///     source       -1-2-3-|
  ///     reduce mean  -------(2|)
  ///
  /// - Complexity: Constant time for each element; the accumulated value is held.
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto.
  ///   - accumulator: Called once for each element with what has been accumulated before it.
  ///   - mapResult: Called once, with what has been accumulated at the end; gives the element that
  ///     is emitted.
  /// - Returns: A sequence that emits one element and completes when the source completes, and that
  ///   fails with the source or with what the closures throw.
  /// - Origin: Rx.NET `Aggregate`, RxSwift `reduce(_:accumulator:mapResult:)`.
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = ReduceSink(seed, accumulator, mapResult, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class ReduceSink<Element, Accumulated, Result>: EndingStage<Element, Result>,
  @unchecked Sendable
{
  private let accumulator: (Accumulated, Element) throws -> Accumulated
  private let mapResult: (Accumulated) throws -> Result
  @exclusivity(unchecked) private var accumulated: Accumulated

  init(
    _ seed: Accumulated, _ accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    _ mapResult: @escaping (Accumulated) throws -> Result, _ downstream: Sink<Result>
  ) {
    self.accumulator = accumulator
    self.mapResult = mapResult
    accumulated = seed
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isStopped { return }
    do {
      // The value that gives way dies once the new one is in place: its release may emit.
      var exchanged = try accumulator(accumulated, element)
      swap(&accumulated, &exchanged)
    } catch {
      fail(error)
    }
  }

  override func onCompleted() {
    if isStopped { return }
    do {
      downstream.onNext(try mapResult(accumulated))
      complete()
    } catch {
      fail(error)
    }
  }
}
