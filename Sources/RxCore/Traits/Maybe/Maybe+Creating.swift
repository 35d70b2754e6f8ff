extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Makes a maybe from a closure that reports its one event.
  ///
  /// - Parameter subscribe: Called once for each subscription, with the function to report to; it
  ///   returns what stops it.
  /// - Returns: A maybe that ends with the first event reported, from whatever thread, and then
  ///   disposes what `subscribe` returned. Later events are ignored.
  /// - Origin: RxSwift `Maybe.create`.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .create { observer in
        let result = OneResult()
        return subscribe { event in
          guard result.take() else { return }
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error):
            observer.onError(error)
          case .completed:
            observer.onCompleted()
          }
        }
      })
  }

  /// Emits one element and ends.
  ///
  /// - Parameter element: The one element.
  /// - Returns: A maybe that ends while it is subscribed to.
  /// - Origin: RxSwift `Maybe.just`.
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: .just(element))
  }

  /// Emits one element on a scheduler and ends.
  ///
  /// - Parameters:
  ///   - element: The one element.
  ///   - scheduler: Runs the element first, and the completion as work of its own after it.
  /// - Returns: A maybe that ends with scheduled work.
  /// - Origin: RxSwift `Maybe.just(_:scheduler:)`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Fails at once.
  ///
  /// - Parameter error: What it fails with.
  /// - Returns: A maybe that fails while it is subscribed to.
  /// - Origin: RxSwift `Maybe.error`.
  public static func error(_ error: any Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// Emits nothing and never ends.
  ///
  /// - Returns: A maybe that gives no event.
  /// - Origin: RxSwift `Maybe.never`.
  public static func never() -> Maybe<Element> {
    Maybe(raw: .never())
  }

  /// Ends at once, without an element.
  ///
  /// - Returns: A maybe that ends while it is subscribed to.
  /// - Origin: RxSwift `Maybe.empty`.
  public static func empty() -> Maybe<Element> {
    Maybe(raw: .empty())
  }
}
