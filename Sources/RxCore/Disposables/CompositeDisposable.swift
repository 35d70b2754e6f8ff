/// Disposes a changing collection of disposables together, in the order they were inserted.
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  /// Names one disposable of the collection.
  public struct DisposeKey {
    fileprivate let number: UInt64
  }

  private struct Contents {
    var disposables: [UInt64: any Disposable] = [:]
    /// The numbers given out are the ones below it.
    var nextNumber: UInt64 = 0
    var isDisposed = false

    mutating func insert(_ disposable: any Disposable) -> UInt64? {
      if isDisposed { return nil }
      disposables[nextNumber] = disposable
      nextNumber += 1
      return nextNumber - 1
    }
  }

  private let contents = Guarded(Contents())

  /// An empty collection.
  public override init() {
    super.init()
  }

  /// A collection of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// A collection of three.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// A collection of four or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(
      disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// A collection of any size.
  public init(disposables: [any Disposable]) {
    super.init()
    contents.with { contents in
      for disposable in disposables { _ = contents.insert(disposable) }
    }
  }

  public var isDisposed: Bool {
    contents.with { $0.isDisposed }
  }

  /// How many disposables it holds; none once it has been disposed.
  public var count: Int {
    contents.with { $0.disposables.count }
  }

  /// Adds a disposable, or disposes it at once if the collection has been disposed.
  ///
  /// - Returns: What names it in `remove(for:)`; `nil` if it was disposed at once.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if let number = contents.with({ $0.insert(disposable) }) { return DisposeKey(number: number) }
    disposable.dispose()
    return nil
  }

  /// Takes a disposable out of the collection and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    contents.with { $0.disposables.removeValue(forKey: disposeKey.number) }?.dispose()
  }

  public func dispose() {
    let taken = contents.with { contents in
      contents.isDisposed = true
      let taken = contents.disposables
      contents.disposables = [:]
      return taken
    }
    for (_, disposable) in taken.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}
