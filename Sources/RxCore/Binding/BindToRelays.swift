extension ObservableType {
  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }

  /// Hands every element to the relays of an optional, in the order given.
  ///
  /// - Parameter relays: They do not hear of the end.
  /// - Returns: A disposable that ends the binding. A failure of the sequence stops a debug build
  ///   and is printed by a release build.
  /// - Origin: RxRelay `bind(to:)`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(each: relays, onNext: { $0.accept($1) }, onError: BindingFailure.report)
  }
}
