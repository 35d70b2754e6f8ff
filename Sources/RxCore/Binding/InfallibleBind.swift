extension InfallibleType {
  /// Hands every event to the observers, in the order given.
  ///
  /// - Parameter observers: Each gets the elements and the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxCocoa `bind(to:)`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(
      each: observers, onNext: { $0.onNext($1) }, onError: InfallibleFailure.report,
      onCompleted: { $0.onCompleted() })
  }

  /// Hands every event to the observers of an optional, in the order given.
  ///
  /// - Parameter observers: Each gets the elements and the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxCocoa `bind(to:)`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe(
      each: observers, onNext: { $0.onNext($1) }, onError: InfallibleFailure.report,
      onCompleted: { $0.onCompleted() })
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

  /// Calls a closure with each element.
  ///
  /// - Parameter onNext: Called with each element.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxCocoa `bind(onNext:)`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(
      each: relays, onNext: { $0.accept($1) }, onError: InfallibleFailure.report)
  }
}
