extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Hands every event to the observers, in the order given, on the main queue.
  ///
  /// - Parameter observers: Each gets the elements and the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    sourceOnMainQueue().subscribe(each: observers)
  }

  /// Hands every event to the observers of an optional, in the order given, on the main queue.
  ///
  /// - Parameter observers: Each gets the elements and the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    sourceOnMainQueue().subscribe(each: observers)
  }

  /// Hands every element to the relays, in the order given, on the main queue.
  ///
  /// - Parameter relays: They do not hear of the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    sourceOnMainQueue().subscribe(each: relays, onNext: { $0.accept($1) })
  }

  /// Hands every element to the relays of an optional, in the order given, on the main queue.
  ///
  /// - Parameter relays: They do not hear of the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    sourceOnMainQueue().subscribe(each: relays, onNext: { $0.accept($1) })
  }

  /// Hands every element to the relays, in the order given, on the main queue.
  ///
  /// - Parameter relays: They do not hear of the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    sourceOnMainQueue().subscribe(each: relays, onNext: { $0.accept($1) })
  }

  /// Hands every element to the relays of an optional, in the order given, on the main queue.
  ///
  /// - Parameter relays: They do not hear of the completion.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    sourceOnMainQueue().subscribe(each: relays, onNext: { $0.accept($1) })
  }

  /// Hands the sequence to a function that subscribes to it.
  ///
  /// - Parameter transformation: Called at once.
  /// - Returns: What `transformation` returns. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(sourceOnMainQueue())
  }

  /// Hands the sequence to a function that subscribes to it once it has one more argument.
  ///
  /// - Parameters:
  ///   - with: Called at once.
  ///   - curriedArgument: What the function that `with` returns is called with.
  /// - Returns: What that function returns. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 {
    with(sourceOnMainQueue())(curriedArgument)
  }

  /// Subscribes closures that get an object which the subscription does not keep alive.
  ///
  /// - Parameters:
  ///   - object: Once it is gone, no closure is called any more.
  ///   - onNext: Called with each element, on the main queue.
  ///   - onCompleted: Called at the completion, on the main queue.
  ///   - onDisposed: Called once: after the completion, or when the subscription is disposed.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    sourceOnMainQueue().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure to each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element, on the main queue.
  ///   - onCompleted: Called at the completion, on the main queue.
  ///   - onDisposed: Called once: after the completion, or when the subscription is disposed.
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    sourceOnMainQueue().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without looking at the elements, for what the sequence does on its way.
  ///
  /// - Returns: A disposable that ends it. Called off the main queue, it stops the process.
  /// - Origin: RxCocoa `drive`.
  public func drive() -> any Disposable {
    drive(onNext: nil)
  }

  /// The sequence, for whoever may subscribe to it here.
  private func sourceOnMainQueue() -> Observable<Element> {
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: """
        drive* family of methods can be only called from MainThread. Call it on the main queue, \
        from @MainActor code or by DispatchQueue.main.async: the latest element is delivered \
        before the call returns, where the call is made. In a test, call it under marbleTest or \
        withSchedulers(overriddenBy:).
        """)
    return asObservable()
  }
}
