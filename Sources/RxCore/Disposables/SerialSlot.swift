/// Holds the disposable of the moment: a new one disposes the one before it.
package final class SerialSlot: Disposable, @unchecked Sendable {
  private let lock = Lock()
  // Both only under the lock.
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var isDisposedFlag = false

  package init() {}

  package var isDisposed: Bool {
    lock.withLock { isDisposedFlag }
  }

  /// What it holds.
  package var present: (any Disposable)? {
    lock.withLock { current }
  }

  /// Takes the next disposable and disposes the one it replaces, or this one once disposed.
  package func set(_ disposable: any Disposable) {
    let replaced = lock.withLock { () -> (any Disposable)? in
      if isDisposedFlag { return disposable }
      let replaced = current
      current = disposable
      return replaced
    }
    replaced?.dispose()
  }

  /// Disposes the disposable of the moment; the slot may be filled again.
  package func clear() {
    take(isFinal: false)?.dispose()
  }

  package func dispose() {
    take(isFinal: true)?.dispose()
  }

  private func take(isFinal: Bool) -> (any Disposable)? {
    lock.withLock {
      let taken = current
      current = nil
      if isFinal { isDisposedFlag = true }
      return taken
    }
  }
}
