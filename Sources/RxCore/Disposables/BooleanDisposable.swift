import Synchronization

/// Remembers that it was disposed.
public final class BooleanDisposable: Cancelable {
  private let flag: Atomic<Bool>

  /// A disposable that has not been disposed.
  public convenience init() {
    self.init(isDisposed: false)
  }

  /// A disposable in the given state.
  public init(isDisposed: Bool) {
    flag = Atomic(isDisposed)
  }

  public var isDisposed: Bool {
    flag.load(ordering: .acquiring)
  }

  public func dispose() {
    flag.store(true, ordering: .releasing)
  }
}
