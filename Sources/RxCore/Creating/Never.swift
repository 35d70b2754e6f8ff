extension ObservableType {
  /// Emits nothing and never ends.
  ///
  ///     never  -----
  ///
  /// - Complexity: Constant time and space.
  /// - Returns: A sequence that neither completes nor fails.
  /// - Origin: Rx.NET `Never`, RxSwift `never`.
  public static func never() -> Observable<Element> {
    ImmediateObservable { sink in sink.attach(Disposables.create()) }
  }
}
