extension ObservableType {
  /// Runs the sequence once for all observers, from `connect()` on.
  ///
  ///     source                 a---b---c-|
  ///     publish connected 2ms  --a---b---c-|
  ///
  /// - Complexity: Constant time for each element and observer.
  /// - Returns: A connectable sequence that ends with the source; observers that come after the
  ///   end wait for the next connection.
  /// - Origin: Rx.NET `Publish`, RxSwift `publish`.
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}
