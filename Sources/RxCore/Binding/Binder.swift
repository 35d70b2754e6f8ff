/// An observer that sets something of an object, on the main queue.
///
/// On the main queue an element is applied at once, unless an earlier one still waits or is being
/// applied; from elsewhere it is applied later. So elements are applied in their order.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
  public typealias Element = Value

  private let apply: (Value) -> Void

  /// A binder for an object.
  ///
  /// - Parameters:
  ///   - target: Not kept alive. Once it is gone, elements are dropped.
  ///   - scheduler: Where `binding` is called; by default a main scheduler of the binder's own.
  ///   - binding: Called with the object and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    let holder = WeakHolder(target)
    apply = { value in
      _ = scheduler.schedule(value) { value in
        if let target = holder.object { binding(target, value) }
        return Disposables.create()
      }
    }
  }

  /// Applies an element. A failure stops a debug build and is printed by a release build; the
  /// completion does nothing.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): apply(value)
    case .error(let error): BindingFailure.report(error)
    case .completed: break
    }
  }

  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}

/// Shared by the closures of a binder: each with a weak reference of its own would retain the object
/// for a moment where it makes it, and could be the last to release it, off the main queue.
private final class WeakHolder<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
