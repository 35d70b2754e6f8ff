extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures at the events of the single, which pass unchanged.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element before it passes.
  ///   - afterSuccess: Called with the element after it has passed.
  ///   - onError: Called with the failure before it passes.
  ///   - afterError: Called with the failure after it has passed.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after that; a source that emits at once has emitted by then.
  ///   - onDispose: Called once, after the source's subscription has been disposed or has ended,
  ///     and after `onSubscribed`.
  /// - Returns: A single that fails with the source, or with what a closure throws.
  /// - Origin: RxSwift `Single.do`.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: raw.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
