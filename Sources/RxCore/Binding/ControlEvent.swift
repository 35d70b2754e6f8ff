/// A sequence that is a control's event.
public protocol ControlEventType: ObservableType {
  /// This sequence as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// What a control reports: taps, changes by the user.
///
/// It does not fail and does not emit while it is subscribed to; it is subscribed to, and its
/// subscription disposed, on the main queue. The one who makes it sees to it that it delivers there
/// and completes when the control goes away.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// A control event that emits what `events` does.
  ///
  /// - Parameter events: Subscribed to on the main queue. It must not fail.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    events
  }

  public func asControlEvent() -> ControlEvent<Element> {
    self
  }
}

extension ControlEvent {
  /// The events as a driver.
  ///
  /// - Returns: A sequence that ends with the events. Their failure stops a debug build; a release
  ///   build prints it and completes.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      ControlFailure.report(error)
      return .empty()
    })
  }

  /// The events as a signal.
  ///
  /// - Returns: A sequence that ends with the events. Their failure stops a debug build; a release
  ///   build prints it and completes.
  /// - Origin: RxCocoa `asSignal`.
  public func asSignal() -> Signal<Element> {
    asSignal(onErrorRecover: { error in
      ControlFailure.report(error)
      return .empty()
    })
  }

  /// The events as a sequence that does not fail.
  ///
  /// - Returns: A sequence that ends with the events. Their failure stops a debug build; a release
  ///   build prints it and completes.
  /// - Origin: RxCocoa `asInfallible`.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorRecover: { error in
      ControlFailure.report(error)
      return .empty()
    })
  }
}
