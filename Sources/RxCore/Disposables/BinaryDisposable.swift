import Synchronization

extension Disposables {
  /// A disposable that disposes two others, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }
}

private final class BinaryDisposable: Cancelable, @unchecked Sendable {
  private let flag = Atomic<Bool>(false)
  /// Taken by the one call that sets the flag.
  @exclusivity(unchecked) private var parts: (any Disposable, any Disposable)?

  init(_ first: any Disposable, _ second: any Disposable) {
    parts = (first, second)
  }

  var isDisposed: Bool {
    flag.load(ordering: .acquiring)
  }

  func dispose() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    let parts = parts
    self.parts = nil
    parts?.0.dispose()
    parts?.1.dispose()
  }
}
