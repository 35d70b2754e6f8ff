/// An observable that runs once for all its observers, from `connect()` on.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: A disposable that ends this connection.
  func connect() -> any Disposable
}
