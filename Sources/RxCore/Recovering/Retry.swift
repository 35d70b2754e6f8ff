extension ObservableType {
  /// Subscribes to the source anew each time it fails.
  ///
  ///     source  -1-#
  ///     retry   -1--1--1-
  ///
  /// - Complexity: Constant time for each element. Attempts are one flat loop.
  /// - Returns: A sequence that ends with the source and never fails: a source that always fails
  ///   is tried until the subscription is disposed.
  /// - Origin: Rx.NET `Retry`, RxSwift `retry`.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in RetrySink(sink, source, attempts: nil).begin() }
  }

  /// Subscribes to the source anew when it fails, a limited number of times.
  ///
  ///     source   -1-#
  ///     retry 2  -1--1-#
  ///
  /// - Complexity: Constant time for each element. Attempts are one flat loop.
  /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time
  ///   included; it must not be negative.
  /// - Returns: A sequence that ends with the source, and fails with the failure of the last
  ///   attempt. Without attempts it ends at once.
  /// - Origin: Rx.NET `Retry`, RxSwift `retry`.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    if maxAttemptCount < 0 { fatalError("retry(\(maxAttemptCount)): the count is negative.") }
    let source = asObservable()
    return AnonymousObservable { sink in
      RetrySink(sink, source, attempts: maxAttemptCount).begin()
    }
  }
}

private final class RetrySink<Element>: Succession<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  /// How many attempts are left; nil if they have no limit.
  private var attempts: Int?

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, attempts: Int?) {
    self.source = source
    self.attempts = attempts
    super.init(downstream)
  }

  func begin() {
    downstream.attach(self)
    proceed()
  }

  override func next() -> Step {
    if attempts == 0 { return .completed }
    attempts = attempts.map { $0 - 1 }
    return .source(source)
  }

  override func onError(_ error: any Error) {
    if attempts == 0 { fail(error) } else { proceed() }
  }
}
