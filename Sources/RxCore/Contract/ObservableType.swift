/// Anything that can be turned into an observable: a trait, a subject, a relay.
public protocol ObservableConvertibleType {
  /// What the sequence emits.
  associatedtype Element

  /// This sequence as an observable.
  func asObservable() -> Observable<Element>
}

/// A sequence of events that observers can subscribe to.
public protocol ObservableType: ObservableConvertibleType {
  /// Starts a subscription.
  ///
  /// - Returns: A disposable that ends it. Dropping the disposable does not.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}
