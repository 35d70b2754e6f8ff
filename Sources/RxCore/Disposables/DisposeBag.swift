/// Disposes what was put into it when it goes away, in the order of insertion.
///
/// To dispose earlier, replace the bag by a new one.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
  /// Collects the disposables that a closure lists, one a line.
  @resultBuilder
  public struct DisposableBuilder {
    /// The listed disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }

  private struct Contents {
    var disposables: [any Disposable] = []
    /// Set when the bag goes away: what is put into it then is disposed at once.
    var isDisposed = false
  }

  private let contents = Guarded(Contents())

  /// An empty bag.
  public override init() {
    super.init()
  }

  /// A bag with the given disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag with the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// A bag with the given disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Adds a disposable, or disposes it at once if the bag is just going away.
  public func insert(_ disposable: any Disposable) {
    let isTaken = contents.with { contents -> Bool in
      if !contents.isDisposed { contents.disposables.append(disposable) }
      return !contents.isDisposed
    }
    if !isTaken { disposable.dispose() }
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds the disposables that `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Adds disposables, or disposes them at once if the bag is just going away.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  deinit {
    let taken = contents.with { contents in
      contents.isDisposed = true
      let taken = contents.disposables
      contents.disposables = []
      return taken
    }
    for disposable in taken { disposable.dispose() }
  }
}

extension Disposable {
  /// Puts this disposable into `bag`, which disposes it when it goes away.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
