extension ObservableType {
  /// Ends at once, without an element.
  ///
  ///     empty  |
  ///
  /// - Complexity: Constant time and space.
  /// - Returns: A sequence that completes while it is subscribed to.
  /// - Origin: Rx.NET `Empty`, RxSwift `empty`.
  public static func empty() -> Observable<Element> {
    ImmediateObservable { sink in
      sink.attach(Disposables.create())
      sink.onCompleted()
    }
  }
}
