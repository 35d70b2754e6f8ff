extension Infallible {
  /// Calls closures at what happens, and lets everything through.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element, before it passes on.
  ///   - afterNext: Called with each element, after it has passed on.
  ///   - onCompleted: Called at the completion, before it passes on.
  ///   - afterCompleted: Called at the completion, after it has passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source has been subscribed to.
  ///   - onDispose: Called once, after the end or the disposal.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.do`.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}

extension InfallibleType {
  /// Prints what happens, and lets everything through.
  ///
  /// - Parameters:
  ///   - identifier: Stands in each line; the place of the call where it is nil.
  ///   - trimOutput: Whether long elements are cut to 40 characters.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Runs the sequence once for all who are subscribed at the same time.
  ///
  /// - Parameters:
  ///   - replay: How many of the latest elements a late subscriber gets.
  ///   - scope: Whether they outlive the run.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.share`.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Joins each element with an object that the sequence does not keep alive.
  ///
  /// - Parameters:
  ///   - obj: Held weakly.
  ///   - resultSelector: Called with the object and each element.
  /// - Returns: A sequence that ends with the source, or completes at the first element after the
  ///   object is gone.
  /// - Origin: RxSwift `Infallible.withUnretained`.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that the sequence does not keep alive.
  ///
  /// - Parameter obj: Held weakly.
  /// - Returns: A sequence that ends with the source, or completes at the first element after the
  ///   object is gone.
  /// - Origin: RxSwift `Infallible.withUnretained`.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
