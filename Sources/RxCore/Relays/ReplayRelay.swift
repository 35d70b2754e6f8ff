/// A `ReplaySubject` that never ends.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
  private let subject: ReplaySubject<Element>

  private init(bufferSize: Int?) {
    subject = ReplaySubject(bufferSize: bufferSize, as: ReplayRelay<Element>.self)
  }

  /// A relay that keeps the last `bufferSize` elements; none if it is 0.
  ///
  /// A negative size stops the process.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    if bufferSize < 0 {
      fatalError("ReplayRelay.create(bufferSize: \(bufferSize)): the size must not be negative.")
    }
    return ReplayRelay(bufferSize: bufferSize)
  }

  /// A relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(bufferSize: nil)
  }

  /// Keeps `event` and gives it to all observers.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The elements kept and those to come; the relay itself cannot be had back from it.
  public func asObservable() -> Observable<Element> {
    ImmediateObservable(subject.run)
  }
}
