extension ObservableType {
  /// Continues with another sequence when the source fails.
  ///
  ///     a        -1-2-#
  ///     b        --3-|
  ///     catch b  -1-2---3-|
  ///
  /// - Complexity: Constant time for each element. A handler whose sequence catches in turn, and
  ///   so on, is one flat loop.
  /// - Parameter handler: Called with the failure; gives the sequence to continue with.
  /// - Returns: A sequence that ends with the source or the one that `handler` gave. It fails with
  ///   what that one fails with, or with what `handler` throws.
  /// - Origin: Rx.NET `Catch`, RxSwift `catch`.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    CatchObservable(asObservable(), handler)
  }

  /// Continues with another sequence when the source fails.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }
}

/// One that catches in another that catches is unfolded in its place.
private final class CatchObservable<Element>: Observable<Element>, @unchecked Sendable {
  let source: Observable<Element>
  let handler: (any Error) throws -> Observable<Element>

  init(
    _ source: Observable<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.source = source
    self.handler = handler
  }

  override func run(_ sink: Sink<Element>) {
    let catching = CatchSink(sink, self)
    sink.attach(catching)
    catching.proceed()
  }
}

private final class CatchSink<Element>: Succession<Element>, @unchecked Sendable {
  private var upcoming: Observable<Element>
  /// Those that wait for a failure, the innermost last.
  private var handlers: [(any Error) throws -> Observable<Element>] = []

  init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
    upcoming = source
    super.init(downstream)
  }

  override func next() -> Step {
    while let catching = upcoming as? CatchObservable<Element> {
      handlers.append(catching.handler)
      upcoming = catching.source
    }
    return .source(upcoming)
  }

  override func onError(_ error: any Error) {
    if isStopped { return }
    var failure = error
    while let handler = handlers.popLast() {
      do {
        upcoming = try handler(failure)
        return proceed()
      } catch {
        failure = error
      }
    }
    fail(failure)
  }
}
