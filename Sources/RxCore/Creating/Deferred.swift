extension ObservableType {
  /// Makes the sequence anew for each subscription.
  ///
  ///     source    -a-b-|
  ///     deferred  -a-b-|
  ///
  /// - Complexity: Constant time and space beside those of the sequence that is made.
  /// - Parameter observableFactory: Called once for each subscription; a subscription does not
  ///   keep it alive.
  /// - Returns: A sequence that ends as the one that was made, and fails with what
  ///   `observableFactory` throws.
  /// - Origin: Rx.NET `Defer`, RxSwift `deferred`.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      do {
        try observableFactory().run(sink)
      } catch {
        sink.onError(error)
      }
    }
  }
}
