extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures at the events of the completable, which pass unchanged.
  ///
  /// - Parameters:
  ///   - onError: Called with the failure before it passes.
  ///   - afterError: Called with the failure after it has passed.
  ///   - onCompleted: Called before the completion passes.
  ///   - afterCompleted: Called after the completion has passed.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after that; a source that ends at once has ended by then.
  ///   - onDispose: Called once, after the source's subscription has been disposed or has ended,
  ///     and after `onSubscribed`.
  /// - Returns: A completable that ends and fails with the source, or fails with what a closure
  ///   throws.
  /// - Origin: RxSwift `Completable.do`.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: raw.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
