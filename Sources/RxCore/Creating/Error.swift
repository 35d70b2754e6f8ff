extension ObservableType {
  /// Fails at once, without an element.
  ///
  ///     error  #
  ///
  /// - Complexity: Constant time and space.
  /// - Parameter error: What it fails with.
  /// - Returns: A sequence that fails while it is subscribed to.
  /// - Origin: Rx.NET `Throw`, RxSwift `error`.
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    ImmediateObservable { sink in
      sink.attach(Disposables.create())
      sink.onError(error)
    }
  }
}
