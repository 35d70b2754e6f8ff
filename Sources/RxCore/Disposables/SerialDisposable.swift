/// Holds the disposable of the moment: a new one disposes the one before it.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private let slot = SerialSlot()

  public override init() {
    super.init()
  }

  public var isDisposed: Bool {
    slot.isDisposed
  }

  /// The disposable of the moment. Setting it disposes the one before it; once this one has been
  /// disposed, what is set is disposed at once. Empty, it gives a disposable that does nothing.
  public var disposable: any Disposable {
    get { slot.present ?? Disposables.create() }
    set { slot.set(newValue) }
  }

  public func dispose() {
    slot.dispose()
  }
}
