import Synchronization

extension Disposables {
  /// A disposable that runs a closure, at most once, and frees it then.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }
}

private final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let flag = Atomic<Bool>(false)
  /// Taken by the one call that sets the flag.
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool {
    flag.load(ordering: .acquiring)
  }

  func dispose() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    let action = action
    self.action = nil
    action?()
  }
}
