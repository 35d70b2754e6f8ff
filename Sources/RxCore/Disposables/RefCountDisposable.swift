/// Disposes another disposable once it has itself been disposed and nobody retains it any more.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private struct Contents {
    /// Gone once it is to be disposed.
    var disposable: (any Disposable)?
    var isPrimaryDisposed = false
    var retainCount = 0

    mutating func takeIfDue() -> (any Disposable)? {
      guard isPrimaryDisposed, retainCount == 0 else { return nil }
      let taken = disposable
      disposable = nil
      return taken
    }
  }

  private let contents: Guarded<Contents>

  /// Guards `disposable`.
  public init(disposable: any Disposable) {
    contents = Guarded(Contents(disposable: disposable))
    super.init()
  }

  public var isDisposed: Bool {
    contents.with { $0.disposable == nil }
  }

  /// Keeps the guarded disposable from being disposed until the returned one has been.
  ///
  /// - Returns: A disposable that gives up the hold; one that does nothing if it is too late.
  public func retain() -> any Disposable {
    let isHeld = contents.with { contents -> Bool in
      if contents.disposable == nil { return false }
      contents.retainCount += 1
      return true
    }
    return isHeld ? Disposables.create { [self] in release() } : Disposables.create()
  }

  public func dispose() {
    contents.with { contents in
      contents.isPrimaryDisposed = true
      return contents.takeIfDue()
    }?.dispose()
  }

  private func release() {
    contents.with { contents in
      contents.retainCount -= 1
      return contents.takeIfDue()
    }?.dispose()
  }
}
