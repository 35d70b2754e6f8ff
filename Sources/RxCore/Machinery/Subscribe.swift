extension ObservableType {
  /// Subscribes a closure to all events.
  ///
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  /// Subscribes a closure to each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onError: Called with the failure; without it `Hooks.defaultErrorHandler` is.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once: right after a terminal event's handler, or when the
  ///     subscription is disposed, after everything upstream has been.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let terminal = ClosureTerminal(
      onNext: onNext, onError: onError ?? Hooks.makeErrorHandler(), onCompleted: onCompleted,
      onDisposed: onDisposed)
    asObservable().start(terminal)
    return terminal.subscription
  }

  /// Subscribes closures that get an object which the subscription does not keep alive.
  ///
  /// Once the object is gone, no closure is called any more.
  ///
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: calling(onNext, with: object), onError: calling(onError, with: object),
      onCompleted: calling(onCompleted, with: object),
      onDisposed: calling(onDisposed, with: object))
  }
}

/// A closure that calls another one with an object, which it does not keep alive, for as long as
/// that is there.
package func calling<Object: AnyObject, Value>(
  _ closure: ((Object, Value) -> Void)?, with object: Object
) -> (Value) -> Void {
  { [weak object] value in
    if let object { closure?(object, value) }
  }
}

/// A closure that calls another one with an object, which it does not keep alive, for as long as
/// that is there.
package func calling<Object: AnyObject>(
  _ closure: ((Object) -> Void)?, with object: Object
) -> () -> Void {
  { [weak object] in
    if let object { closure?(object) }
  }
}

extension Hooks {
  /// What a subscription without an `onError` handler does with a failure.
  package static func makeErrorHandler() -> (any Error) -> Void {
    let callStack = recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
    return { error in defaultErrorHandler(callStack, error) }
  }
}
