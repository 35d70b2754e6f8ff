/// The promise of a `Maybe`: one element or none, or a failure.
public enum MaybeTrait {}

/// A sequence that emits at most one element and ends, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
@frozen
public enum MaybeEvent<Element> {
  /// It ended with an element.
  case success(Element)

  /// It failed.
  case error(any Error)

  /// It ended without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Receives the one event of a `Maybe`.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Subscribes a closure to the one event.
  ///
  /// - Parameter observer: Called with the element, the failure or the completion, once.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    _ observer: @escaping (MaybeEvent<Element>) -> Void
  ) -> any Disposable {
    primitiveSequence.subscribeOnce { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes a closure to each kind of event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onError: Called with the failure; without it `Hooks.defaultErrorHandler` is.
  ///   - onCompleted: Called if the sequence ends without an element.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed, after everything upstream has been.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let fail = onError ?? Hooks.makeErrorHandler()
    return primitiveSequence.subscribeOnce(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): onSuccess?(element)
      case .error(let error): fail(error)
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes closures that get an object which the subscription does not keep alive.
  ///
  /// Once the object is gone, no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: Handed to the closures while it lives.
  ///   - onSuccess: Called with the element.
  ///   - onError: Called with the failure.
  ///   - onCompleted: Called if the sequence ends without an element.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: calling(onSuccess, with: object), onError: calling(onError, with: object),
      onCompleted: calling(onCompleted, with: object),
      onDisposed: calling(onDisposed, with: object))
  }
}
