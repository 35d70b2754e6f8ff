extension ObservableType {
  /// Hands every event to the observers, in the order given.
  ///
  /// - Parameter observers: Each gets the elements and the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxCocoa `bind(to:)`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe(each: observers)
  }

  /// Hands every event to the observers of an optional, in the order given.
  ///
  /// - Parameter observers: Each gets the elements and the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxCocoa `bind(to:)`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    subscribe(each: observers)
  }

  /// Hands the sequence to a function that binds it.
  ///
  /// - Parameter binder: Called at once, with this sequence.
  /// - Returns: What `binder` returns.
  /// - Origin: RxCocoa `bind(to:)`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands the sequence to a function that binds it once it has one more argument.
  ///
  /// - Parameters:
  ///   - binder: Called at once, with this sequence.
  ///   - curriedArgument: What the function that `binder` returns is called with.
  /// - Returns: What that function returns.
  /// - Origin: RxCocoa `bind(to:curriedArgument:)`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure with each element and an object that the binding does not keep alive.
  ///
  /// - Parameters:
  ///   - object: Once it is gone, the closure is not called any more.
  ///   - onNext: Called with the object and each element.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxCocoa `bind(with:onNext:)`.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: { [weak object] element in
      if let object { onNext(object, element) }
    })
  }

  /// Calls a closure with each element.
  ///
  /// - Parameter onNext: Called with each element.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxCocoa `bind(onNext:)`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: BindingFailure.report)
  }
}
