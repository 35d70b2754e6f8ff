import Synchronization

/// Holds one disposable that comes to be known only after it may already have to be disposed.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private let slot = DisposableSlot()

  public override init() {
    super.init()
  }

  public var isDisposed: Bool {
    slot.isDisposed
  }

  /// Takes the disposable; disposes it at once if this one has been disposed.
  ///
  /// A second call stops the process.
  public func setDisposable(_ disposable: any Disposable) {
    slot.set(disposable)
  }

  public func dispose() {
    slot.dispose()
  }
}

/// The one-time slot that `SingleAssignmentDisposable` and the sinks are made of: no lock, no
/// cost but its two words until it is used.
package class DisposableSlot: Disposable, @unchecked Sendable {
  private enum Phase {
    /// Nothing was given yet. Goes to `holding` or `disposed`.
    static let empty: UInt8 = 0
    /// `content` is set and whoever leaves this phase owns it. Goes to `disposed`.
    static let holding: UInt8 = 1
    /// Whatever is given now is disposed at once.
    static let disposed: UInt8 = 2
  }

  private final let phase = Atomic<UInt8>(Phase.empty)
  /// Written only by `set` before `holding`, and by the one who takes it after.
  @exclusivity(unchecked) private final var content: (any Disposable)?

  package init() {}

  package final var isDisposed: Bool {
    phase.load(ordering: .acquiring) == Phase.disposed
  }

  package final func set(_ disposable: any Disposable) {
    let found = phase.load(ordering: .acquiring)
    if found == Phase.disposed { return disposable.dispose() }
    guard found == Phase.empty else {
      fatalError("oldState.disposable != nil: the disposable can be set only once.")
    }
    content = disposable
    let (isSet, _) = phase.compareExchange(
      expected: Phase.empty, desired: Phase.holding, ordering: .acquiringAndReleasing)
    if !isSet {
      content = nil
      disposable.dispose()
    }
  }

  package func dispose() {
    disposeContent()
  }

  /// Disposes what the slot holds.
  ///
  /// - Returns: Whether this call was the first.
  @discardableResult
  package final func disposeContent() -> Bool {
    let found = phase.exchange(Phase.disposed, ordering: .acquiringAndReleasing)
    if found == Phase.holding {
      let disposable = content
      content = nil
      disposable?.dispose()
    }
    return found != Phase.disposed
  }
}
