/// A `BehaviorSubject` that never ends: a value that can be observed.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  private let subject: BehaviorSubject<Element>

  /// A relay with a first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value, as: BehaviorRelay<Element>.self)
  }

  /// Makes `event` the value and gives it to all observers.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// The last element accepted, or the first value.
  public var value: Element {
    subject.currentValue
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The value and its changes; the relay itself cannot be had back from it.
  public func asObservable() -> Observable<Element> {
    ImmediateObservable(subject.run)
  }
}
