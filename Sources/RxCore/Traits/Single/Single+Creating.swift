extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a single from a closure that reports its one event.
  ///
  /// - Parameter subscribe: Called once for each subscription, with the function to report to; it
  ///   returns what stops it.
  /// - Returns: A single that ends with the first event reported, from whatever thread, and then
  ///   disposes what `subscribe` returned. Later events are ignored.
  /// - Origin: RxSwift `Single.create`.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        let result = OneResult()
        return subscribe { event in
          guard result.take() else { return }
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }

  /// Emits one element and ends.
  ///
  /// - Parameter element: The one element.
  /// - Returns: A single that ends while it is subscribed to.
  /// - Origin: RxSwift `Single.just`.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Emits one element on a scheduler and ends.
  ///
  /// - Parameters:
  ///   - element: The one element.
  ///   - scheduler: Runs the element first, and the completion as work of its own after it.
  /// - Returns: A single that ends with scheduled work.
  /// - Origin: RxSwift `Single.just(_:scheduler:)`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails at once.
  ///
  /// - Parameter error: What it fails with.
  /// - Returns: A single that fails while it is subscribed to.
  /// - Origin: RxSwift `Single.error`.
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Emits nothing and never ends.
  ///
  /// - Returns: A single that gives no event.
  /// - Origin: RxSwift `Single.never`.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}
