extension ObservableType {
  /// Subscribes to the source anew when another sequence says so, which gets the failures.
  ///
  ///     a            -1-#
  ///     b            ----x----
  ///     retryWhen b  -1---1-
  ///
  /// - Complexity: Constant time for each element. Attempts are one flat loop.
  /// - Parameter notificationHandler: Called once for each subscription with the source's failures
  ///   of one type. After a failure the first element of the sequence it gives starts the next
  ///   attempt.
  /// - Returns: A sequence that ends with the source. Once the source has failed it also ends, or
  ///   fails, with the sequence of the handler. A failure of another type passes at once.
  /// - Origin: Rx.NET `RetryWhen`, RxSwift `retry(when:)`.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    makeRetryWhen(asObservable()) { notificationHandler($0).asObservable() }
  }

  /// Subscribes to the source anew when another sequence says so, which gets all failures.
  ///
  /// - Complexity: Constant time for each element. Attempts are one flat loop.
  /// - Parameter notificationHandler: Called once for each subscription with the source's failures.
  ///   After a failure the first element of the sequence it gives starts the next attempt.
  /// - Returns: A sequence that ends with the source. Once the source has failed it also ends, or
  ///   fails, with the sequence of the handler.
  /// - Origin: Rx.NET `RetryWhen`, RxSwift `retry(when:)`.
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> Observable<Element> {
    makeRetryWhen(asObservable()) { notificationHandler($0).asObservable() }
  }

  /// Subscribes to the source anew when another sequence says so, which gets the failures.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes to the source anew when another sequence says so, which gets all failures.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}

private func makeRetryWhen<Element, Failure, Trigger>(
  _ source: Observable<Element>,
  _ makeTrigger: @escaping (Observable<Failure>) -> Observable<Trigger>
) -> Observable<Element> {
  AnonymousObservable { sink in prepareRetryWhen(source, makeTrigger, sink).proceed() }
}

/// Apart, so that retries that nest need little stack.
@inline(never)
private func prepareRetryWhen<Element, Failure, Trigger>(
  _ source: Observable<Element>,
  _ makeTrigger: (Observable<Failure>) -> Observable<Trigger>, _ sink: Sink<Element>
) -> RetryWhenSink<Element, Failure> {
  let retry = RetryWhenSink<Element, Failure>(sink, source)
  let trigger = RetryTrigger<Element, Failure, Trigger>(retry)
  sink.attach(RetryWhenSubscription(retry, trigger.subscription))
  makeTrigger(retry.failures).run(trigger)
  return retry
}

/// Stops the source and then the trigger.
private final class RetryWhenSubscription<Element>: Disposable, @unchecked Sendable {
  private let retry: Succession<Element>
  private let trigger: DisposableSlot

  init(_ retry: Succession<Element>, _ trigger: DisposableSlot) {
    self.retry = retry
    self.trigger = trigger
  }

  func dispose() {
    retry.dispose()
    trigger.dispose()
  }
}

private enum RetryPhase: UInt8 {
  /// The source runs. Goes to `waiting` when it fails, or to `ended`.
  case running
  /// The source has failed; the trigger decides. Goes to `running` or to `ended`.
  case waiting
  /// The trigger has ended, and with it the sequence as soon as no source runs.
  case ended
}

private final class RetryWhenSink<Element, Failure>: Succession<Element>, @unchecked Sendable {
  let failures = PublishSubject<Failure>()
  private let source: Observable<Element>
  private let phase = PhaseMark(RetryPhase.running)
  /// How the trigger ended; set before the phase says so.
  private var triggerFailure: (any Error)?

  init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
    self.source = source
    super.init(downstream)
  }

  override func next() -> Step {
    .source(source)
  }

  override func onError(_ error: any Error) {
    guard let failure = error as? Failure else { return fail(error) }
    stopPresent()
    if phase.move(from: .running, to: .waiting) {
      failures.onNext(failure)
    } else {
      end()
    }
  }

  func triggerCame() {
    if phase.move(from: .waiting, to: .running) { proceed() }
  }

  func triggerEnded(_ failure: (any Error)?) {
    triggerFailure = failure
    if !phase.move(from: .running, to: .ended), phase.move(from: .waiting, to: .ended) { end() }
  }

  private func end() {
    if let triggerFailure { fail(triggerFailure) } else { complete() }
  }
}

private final class RetryTrigger<Element, Failure, Trigger>: Sink<Trigger> {
  let subscription = DisposableSlot()
  private let retry: RetryWhenSink<Element, Failure>

  init(_ retry: RetryWhenSink<Element, Failure>) {
    self.retry = retry
  }

  override func attach(_ upstream: any Disposable) {
    subscription.set(upstream)
  }

  override func onNext(_ element: Trigger) {
    retry.triggerCame()
  }

  override func onError(_ error: any Error) {
    retry.triggerEnded(error)
    subscription.dispose()
  }

  override func onCompleted() {
    retry.triggerEnded(nil)
    subscription.dispose()
  }
}
