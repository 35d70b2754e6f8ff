extension ObservableType {
  /// Runs the sequence once for all observers, from `connect()` on; a new observer gets all
  /// elements first.
  ///
  ///     source                           a-b-c-d-|
  ///     replayAll observed again at 5ms  a-b-c[abc][dd]-|
  ///
  /// - Complexity: Constant time for each element and observer; all elements are held until the
  ///   connection ends.
  /// - Returns: A connectable sequence that ends with the source; observers that come after the
  ///   end wait for the next connection, without a replay.
  /// - Origin: Rx.NET `Replay`, RxSwift `replayAll`.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
