extension ObservableType {
  /// Combines each element with an object that the sequence does not keep alive.
  ///
  ///     source                   -1-2-|
  ///     withUnretained combined  -a-b-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - obj: Held weakly.
  ///   - resultSelector: Called with the object and each element.
  /// - Returns: A sequence that ends and fails with the source. It completes with the first element
  ///   that comes once the object is gone, not when it goes.
  /// - Origin: RxSwift `withUnretained`.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    let source = asObservable()
    return AnonymousObservable { [weak obj] sink in
      let stage = WithUnretainedSink(obj, resultSelector, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }

  /// Puts an object that the sequence does not keep alive beside each element.
  ///
  ///     source          -1-2-|
  ///     values          a=(object, 1) b=(object, 2)
  ///     withUnretained  -a-b-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter obj: Held weakly.
  /// - Returns: A sequence that ends and fails with the source. It completes with the first element
  ///   that comes once the object is gone, not when it goes.
  /// - Origin: RxSwift `withUnretained`.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

private final class WithUnretainedSink<Object: AnyObject, Element, Out>: EndingStage<Element, Out>,
  @unchecked Sendable
{
  private weak var object: Object?
  private let resultSelector: (Object, Element) -> Out

  init(
    _ object: Object?, _ resultSelector: @escaping (Object, Element) -> Out,
    _ downstream: Sink<Out>
  ) {
    self.object = object
    self.resultSelector = resultSelector
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isStopped { return }
    if let object {
      downstream.onNext(resultSelector(object, element))
    } else {
      complete()
    }
  }
}
