extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Makes a completable from a closure that reports its one event.
  ///
  /// - Parameter subscribe: Called once for each subscription, with the function to report to; it
  ///   returns what stops it.
  /// - Returns: A completable that ends with the first event reported, from whatever thread, and
  ///   then disposes what `subscribe` returned. Later events are ignored.
  /// - Origin: RxSwift `Completable.create`.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Fails at once.
  ///
  /// - Parameter error: What it fails with.
  /// - Returns: A completable that fails while it is subscribed to.
  /// - Origin: RxSwift `Completable.error`.
  public static func error(_ error: any Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// Never ends.
  ///
  /// - Returns: A completable that gives no event.
  /// - Origin: RxSwift `Completable.never`.
  public static func never() -> Completable {
    Completable(raw: .never())
  }

  /// Ends at once.
  ///
  /// - Returns: A completable that ends while it is subscribed to.
  /// - Origin: RxSwift `Completable.empty`.
  public static func empty() -> Completable {
    Completable(raw: .empty())
  }
}
