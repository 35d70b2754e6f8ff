/// Something that can be stopped: a subscription, scheduled work, a resource.
@preconcurrency
public protocol Disposable: Sendable {
  /// Stops it. Further calls do nothing.
  func dispose()
}

/// A disposable that tells whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` has been called.
  var isDisposed: Bool { get }
}
