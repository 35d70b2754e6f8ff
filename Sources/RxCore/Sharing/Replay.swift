extension ObservableType {
  /// Runs the sequence once for all observers, from `connect()` on; a new observer gets the last
  /// elements first.
  ///
  ///     source                           a-b-c-d-|
  ///     replay 2, observed again at 5ms  a-b-c[bc][dd]-|
  ///
  /// - Complexity: Constant time for each element and observer; the last `bufferSize` elements are
  ///   held.
  /// - Parameter bufferSize: How many of the last elements a new observer gets first. A negative
  ///   size stops the process.
  /// - Returns: A connectable sequence that ends with the source; observers that come after the
  ///   end wait for the next connection, without a replay.
  /// - Origin: Rx.NET `Replay`, RxSwift `replay`.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    if bufferSize < 0 { fatalError("replay(\(bufferSize)): the size must not be negative.") }
    return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }
}
