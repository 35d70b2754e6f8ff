/// The end of a chain whose calls are closures: for who watches a chain from outside and wants
/// all that comes. It stops nothing by itself.
package final class AnonymousSink<Element>: Sink<Element> {
  private let upstreamCame: (any Disposable) -> Void
  private let eventCame: (Event<Element>) -> Void

  package init(
    upstreamCame: @escaping (any Disposable) -> Void,
    eventCame: @escaping (Event<Element>) -> Void
  ) {
    self.upstreamCame = upstreamCame
    self.eventCame = eventCame
  }

  package override func onNext(_ element: Element) {
    eventCame(.next(element))
  }

  package override func onError(_ error: any Error) {
    eventCame(.error(error))
  }

  package override func onCompleted() {
    eventCame(.completed)
  }

  package override func attach(_ upstream: any Disposable) {
    upstreamCame(upstream)
  }
}
