extension ObservableType {
  /// Lets the only element through, and fails if there is none or another one.
  ///
  ///     source         -a--|
  ///     singleElement  -a--|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Returns: A sequence that emits the first element when it comes and completes with the
  ///   source. It fails with `RxError.moreThanOneElement` at the second element, with
  ///   `RxError.noElements` if the source completes without one, and with the source.
  /// - Origin: Rx.NET `SingleAsync`, RxSwift `single`.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Lets the only element that satisfies a condition through, and fails if there is none or
  /// another one.
  ///
  ///     source                 -1-2-3-|
  ///     singleElement above 2  -----3-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter predicate: Called once for each element; others than those that satisfy it do not
  ///   count.
  /// - Returns: A sequence that emits the first element that counts when it comes and completes
  ///   with the source. It fails with `RxError.moreThanOneElement` at the second one, with
  ///   `RxError.noElements` if the source completes without one, with the source, and with what
  ///   `predicate` throws.
  /// - Origin: Rx.NET `SingleAsync`, RxSwift `single(_:)`.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = SingleElementSink(predicate, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class SingleElementSink<Element>: EndingStage<Element, Element>,
  @unchecked Sendable
{
  private let predicate: (Element) throws -> Bool
  /// Whether an element that counts has come; marked before it passes, for the sake of events that
  /// it causes.
  @exclusivity(unchecked) private var hasElement = false

  init(_ predicate: @escaping (Element) throws -> Bool, _ downstream: Sink<Element>) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isStopped { return }
    do {
      guard try predicate(element) else { return }
    } catch {
      return fail(error)
    }
    if hasElement { return fail(RxError.moreThanOneElement) }
    hasElement = true
    downstream.onNext(element)
  }

  override func onCompleted() {
    if hasElement { complete() } else { fail(RxError.noElements) }
  }
}
