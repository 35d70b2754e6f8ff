/// Makes disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable {
    NopDisposable.instance
  }
}

/// Does nothing, however often it is told to.
package struct NopDisposable: Disposable {
  static let instance = NopDisposable()

  package func dispose() {}
}
