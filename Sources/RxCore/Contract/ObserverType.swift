/// Receives the events of a sequence.
public protocol ObserverType {
  /// What the sequence emits.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Receives the completion.
  public func onCompleted() {
    on(.completed)
  }

  /// Receives the failure.
  public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// This observer without its type.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer of another element type that hands each element on transformed.
  ///
  /// - Returns: An observer; what `transform` throws reaches this observer as the error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
