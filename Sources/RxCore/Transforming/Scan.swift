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
    let source = asObservable()
    return AnonymousObservable { sink in source.run(ScanSink(seed, accumulator, sink)) }
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
    return AnonymousObservable { sink in source.run(ScanIntoSink(seed, accumulator, sink)) }
  }
}

private final class ScanSink<Input, Output>: Stage<Input, Output> {
  private let accumulator: (Output, Input) throws -> Output
  @exclusivity(unchecked) private var accumulated: Output

  init(
    _ seed: Output, _ accumulator: @escaping (Output, Input) throws -> Output,
    _ downstream: Sink<Output>
  ) {
    self.accumulator = accumulator
    accumulated = seed
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    do {
      // The value that gives way dies once the new one has passed: its release may emit.
      var exchanged = try accumulator(accumulated, element)
      swap(&accumulated, &exchanged)
      downstream.onNext(accumulated)
      withExtendedLifetime(exchanged) {}
    } catch {
      downstream.onError(error)
    }
  }
}

private final class ScanIntoSink<Input, Output>: Stage<Input, Output> {
  private let accumulator: (inout Output, Input) throws -> Void
  @exclusivity(unchecked) private var accumulated: Output
  @exclusivity(unchecked) private var isAccumulating = false
  /// Elements that came while the accumulated value was being changed.
  @exclusivity(unchecked) private var waiting: [Input] = []

  init(
    _ seed: Output, _ accumulator: @escaping (inout Output, Input) throws -> Void,
    _ downstream: Sink<Output>
  ) {
    self.accumulator = accumulator
    accumulated = seed
    super.init(downstream)
  }

  override func onNext(_ element: Input) {
    // What the accumulator releases may emit: it must not change the value that it changes.
    if isAccumulating { return waiting.append(element) }
    do {
      isAccumulating = true
      defer { isAccumulating = false }
      try accumulator(&accumulated, element)
    } catch {
      waiting = []
      return downstream.onError(error)
    }
    downstream.onNext(accumulated)
    if !waiting.isEmpty { takeWaiting() }
  }

  @inline(never)
  private func takeWaiting() {
    let elements = waiting
    waiting = []
    for element in elements { onNext(element) }
  }
}
