extension PrimitiveSequence {
  /// Subscribes to the source anew when it fails, a limited number of times.
  ///
  /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time
  ///   included; it must not be negative.
  /// - Returns: A sequence that ends with the source, and fails with the failure of the last
  ///   attempt. Without attempts it ends at once, a `Single` with `RxError.noElements`.
  /// - Origin: RxSwift `retry`.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    .keepingItsPromise(source.retry(maxAttemptCount))
  }

  /// Subscribes to the source anew when another sequence says so, which gets the failures.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's failures
  ///   of one type. After a failure the first element of the sequence it gives starts the next
  ///   attempt.
  /// - Returns: A sequence that ends with the source. Once the source has failed it also ends, or
  ///   fails, with the sequence of the handler; a `Single` that would end without its element
  ///   fails with `RxError.noElements`. A failure of another type passes at once.
  /// - Origin: RxSwift `retry(when:)`.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    .keepingItsPromise(source.retry(when: notificationHandler))
  }

  /// Subscribes to the source anew when another sequence says so, which gets all failures.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's failures.
  ///   After a failure the first element of the sequence it gives starts the next attempt.
  /// - Returns: A sequence that ends with the source. Once the source has failed it also ends, or
  ///   fails, with the sequence of the handler; a `Single` that would end without its element
  ///   fails with `RxError.noElements`.
  /// - Origin: RxSwift `retry(when:)`.
  public func retry(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    .keepingItsPromise(source.retry(when: notificationHandler))
  }

  /// Subscribes to the source anew when another sequence says so, which gets the failures.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes to the source anew when another sequence says so, which gets all failures.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Takes attempts that may end without an element, which a single must not.
  private static func keepingItsPromise(
    _ attempts: Observable<Element>
  ) -> PrimitiveSequence<Trait, Element> {
    guard Trait.self == SingleTrait.self else { return PrimitiveSequence(raw: attempts) }
    return PrimitiveSequence(raw: attempts.ifEmpty(switchTo: .error(RxError.noElements)))
  }
}
