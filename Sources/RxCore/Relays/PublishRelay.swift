/// A `PublishSubject` that never ends.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  private let subject = PublishSubject<Element>(as: PublishRelay<Element>.self)

  /// A relay without observers.
  public init() {}

  /// Gives `event` to all observers.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay's elements; the relay itself cannot be had back from it.
  public func asObservable() -> Observable<Element> {
    ImmediateObservable(subject.run)
  }
}
