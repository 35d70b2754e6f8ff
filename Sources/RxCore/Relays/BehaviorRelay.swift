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

  /// Changes the value and gives the new one to all observers, in one step: nothing that others
  /// accept meanwhile is lost.
  ///
  /// - Parameter change: Gets a copy of the value, outside of every lock. It runs again, on a new
  ///   copy, if another element was accepted meanwhile, so it should do nothing but change the copy;
  ///   one that always makes this relay accept another element never comes to an end.
  /// - Returns: What `change` returned at last. What it throws is thrown, and nothing is accepted.
  @discardableResult
  public func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result {
    try subject.update(change)
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
