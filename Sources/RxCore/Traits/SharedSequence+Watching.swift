extension SharedSequenceConvertibleType {
  /// Calls closures at what happens in each shared run, and lets everything through.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element, before it passes on.
  ///   - afterNext: Called with each element, after it has passed on.
  ///   - onCompleted: Called at the completion, before it passes on.
  ///   - afterCompleted: Called at the completion, after it has passed on.
  ///   - onSubscribe: Called before a shared run is subscribed to.
  ///   - onSubscribed: Called after a shared run has been subscribed to.
  ///   - onDispose: Called at the end of a shared run, or when its last subscriber leaves.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `do`.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints what happens in each shared run, and lets everything through.
  ///
  /// - Parameters:
  ///   - identifier: Stands in each line; the place of the call where it is nil.
  ///   - trimOutput: Whether long elements are cut to 40 characters.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
