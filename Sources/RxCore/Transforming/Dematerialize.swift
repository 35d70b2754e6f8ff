extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events back into the events that they stand for.
  ///
  ///     source         -a-b-c-a-|
  ///     values         a=next(1) b=next(2) c=completed
  ///     dematerialize  -1-2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Returns: A sequence that ends or fails with the first element that is a terminal event, or
  ///   with the source.
  /// - Origin: Rx.NET `Dematerialize`, RxSwift `dematerialize`.
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = DematerializeSink<Element>(sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}

private final class DematerializeSink<Input: EventConvertible>: EndingStage<Input, Input.Element>,
  @unchecked Sendable
{
  override func onNext(_ element: Input) {
    if isStopped { return }
    switch element.event {
    case .next(let element): downstream.onNext(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}
