extension Disposables {
  /// A disposable that disposes three others, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposable1, disposable2, disposable3)
  }

  /// A disposable that disposes others: those beyond the third first, then the first three.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: disposables + [disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all of the given ones, in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    if disposables.count == 2 { return create(disposables[0], disposables[1]) }
    return CompositeDisposable(disposables: disposables)
  }
}
