/// The promise of a `Completable`: no element, but a completion or a failure.
public enum CompletableTrait {}

/// A sequence that emits nothing and ends, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// How a `Completable` ends.
@frozen
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)

  /// It ended.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Receives the one event of a `Completable`.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Subscribes a closure to the one event.
  ///
  /// - Parameter observer: Called with the failure or the completion, once.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    _ observer: @escaping (CompletableEvent) -> Void
  ) -> any Disposable {
    raw.subscribe { event in
      switch event {
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes a closure to each kind of event.
  ///
  /// - Parameters:
  ///   - onCompleted: Called at the completion.
  ///   - onError: Called with the failure; without it `Hooks.defaultErrorHandler` is.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed, after everything upstream has been.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    raw.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that get an object which the subscription does not keep alive.
  ///
  /// Once the object is gone, no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: Handed to the closures while it lives.
  ///   - onCompleted: Called at the completion.
  ///   - onError: Called with the failure.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    raw.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
