extension Infallible {
  /// What `create(subscribe:)` hands over: a function that emits.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Makes a sequence from a closure that emits.
  ///
  /// - Parameter subscribe: Called at each subscription with a function that emits; what it
  ///   returns is disposed of at the end.
  /// - Returns: A sequence that ends when the closure says so.
  /// - Origin: RxSwift `Infallible.create(subscribe:)`.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      Observable.create { observer in
        subscribe { observer.on($0.event) }
      })
  }

  /// Emits the given elements.
  ///
  /// - Parameters:
  ///   - elements: Emitted in this order.
  ///   - scheduler: Each element and the end are a step of it.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: RxSwift `Infallible.of`.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(elements, scheduler: scheduler))
  }

  /// Emits the elements of an array.
  ///
  /// - Parameters:
  ///   - array: Emitted in its order.
  ///   - scheduler: Each element and the end are a step of it.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: RxSwift `Infallible.from`.
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(array, scheduler: scheduler))
  }

  /// Emits the elements of a sequence.
  ///
  /// - Parameters:
  ///   - sequence: Iterated anew by each subscription.
  ///   - scheduler: Each element and the end are a step of it.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: RxSwift `Infallible.from`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(Observable.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Emits one element while it is subscribed to.
  ///
  /// - Returns: A sequence that completes after the element.
  /// - Origin: RxSwift `Infallible.just`.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Emits one element on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: The element and the end are a step of it each.
  /// - Returns: A sequence that completes after the element.
  /// - Origin: RxSwift `Infallible.just`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Emits nothing.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxSwift `Infallible.never`.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completes while it is subscribed to.
  ///
  /// - Returns: A sequence without elements.
  /// - Origin: RxSwift `Infallible.empty`.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Makes the sequence anew for each subscription.
  ///
  /// - Parameter observableFactory: Called at each subscription.
  /// - Returns: A sequence that ends with the one that was made.
  /// - Origin: RxSwift `Infallible.deferred`.
  public static func deferred(
    _ observableFactory: @escaping () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().asObservable() })
  }
}
