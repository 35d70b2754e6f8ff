extension ObservableType {
  /// Makes a sequence from a closure that emits into an observer.
  ///
  ///     source  -a-b-|
  ///     create  -a-b-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter subscribe: Called once for each subscription; it returns what stops it.
  /// - Returns: A sequence that ends with the first terminal event that `subscribe` emits and
  ///   then disposes what `subscribe` returned. Later events are ignored.
  /// - Origin: Rx.NET `Create`, RxSwift `create`.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      let source = CreateSink(ForeignEntry.watching(sink))
      sink.attach(source)
      source.teardown.set(subscribe(AnyObserver(sink: source)))
    }
  }
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in subscribe(observer) }
  }
}

private final class CreateSink<Element>: SourceSink<Element>, @unchecked Sendable {
  let teardown = DisposableSlot()

  override func release() {
    teardown.dispose()
  }
}
