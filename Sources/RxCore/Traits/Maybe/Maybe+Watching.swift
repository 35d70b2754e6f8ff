extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures at the events of the maybe, which pass unchanged.
  ///
  /// - Parameters:
  ///   - onNext: Called with the element before it passes.
  ///   - afterNext: Called with the element after it has passed.
  ///   - onError: Called with the failure before it passes.
  ///   - afterError: Called with the failure after it has passed.
  ///   - onCompleted: Called before the completion passes, also after an element.
  ///   - afterCompleted: Called after the completion has passed, also after an element.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after that; a source that emits at once has emitted by then.
  ///   - onDispose: Called once, after the source's subscription has been disposed or has ended,
  ///     and after `onSubscribed`.
  /// - Returns: A maybe that ends and fails with the source, or fails with what a closure throws.
  /// - Origin: RxSwift `Maybe.do`.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: raw.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
