/// The promise of a `Single`: exactly one element, or a failure.
public enum SingleTrait {}

/// A sequence that emits exactly one element and ends, or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends: with its element or a failure.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Receives the one event of a `Single`.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Subscribes a closure to the one event.
  ///
  /// - Parameter observer: Called with the element or the failure, once.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    primitiveSequence.subscribeOnce { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: observer(.failure(RxError.noElements))
      }
    }
  }

  /// Subscribes a closure to each kind of event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onFailure: Called with the failure; without it `Hooks.defaultErrorHandler` is.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed, after everything upstream has been.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let fail = onFailure ?? Hooks.makeErrorHandler()
    return primitiveSequence.subscribeOnce(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): onSuccess?(element)
      case .error(let error): fail(error)
      case .completed: fail(RxError.noElements)
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
  ///   - onFailure: Called with the failure.
  ///   - onDisposed: Called once: right after the event's handler, or when the subscription is
  ///     disposed.
  /// - Returns: A disposable that ends the subscription. Dropping the disposable does not.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: calling(onSuccess, with: object), onFailure: calling(onFailure, with: object),
      onDisposed: calling(onDisposed, with: object))
  }

  /// Subscribes a closure to each kind of event.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping ((any Error) -> Void),
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}
