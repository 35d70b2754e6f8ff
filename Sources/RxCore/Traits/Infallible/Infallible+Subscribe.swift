extension InfallibleType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once, after the end or the disposal.
  /// - Returns: A disposable that ends the subscription. A failure, which only a sequence that was
  ///   let in can cause, stops a debug build and is printed by a release build.
  /// - Origin: RxSwift `Infallible.subscribe`.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onError: InfallibleFailure.report, onCompleted: onCompleted,
      onDisposed: onDisposed)
  }

  /// Subscribes with closures that get an object which the subscription does not keep alive.
  ///
  /// - Parameters:
  ///   - object: Once it is gone, no closure is called any more.
  ///   - onNext: Called with the object and each element.
  ///   - onCompleted: Called with the object at the completion.
  ///   - onDisposed: Called with the object once, after the end or the disposal.
  /// - Returns: A disposable that ends the subscription. A failure, which only a sequence that was
  ///   let in can cause, stops a debug build and is printed by a release build.
  /// - Origin: RxSwift `Infallible.subscribe(with:)`.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: calling(onNext, with: object), onCompleted: calling(onCompleted, with: object),
      onDisposed: calling(onDisposed, with: object))
  }

  /// Subscribes with one closure for all events.
  ///
  /// - Parameter on: Called with each event.
  /// - Returns: A disposable that ends the subscription. A failure, which only a sequence that was
  ///   let in can cause, stops a debug build and is printed by a release build.
  /// - Origin: RxSwift `Infallible.subscribe`.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe { event in
      switch event {
      case .next(let element): on(.next(element))
      case .error(let error): InfallibleFailure.report(error)
      case .completed: on(.completed)
      }
    }
  }
}
