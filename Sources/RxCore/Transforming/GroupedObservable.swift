/// The elements of a sequence that have one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What these elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Gives a sequence a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    source
  }
}

extension GroupedObservable: Sendable where Key: Sendable {}
