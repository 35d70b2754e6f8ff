extension ObservableType {
  /// Runs the sequence once for all observers, from `connect()` on.
  ///
  ///     source                 a---b---c-|
  ///     publish connected 2ms  --a---b---c-|
  ///
  /// - Complexity: Constant time for each element and observer.
  /// - Returns: A connectable sequence that ends with the source; observers that come after the
  ///   end wait for the next connection.
  /// - Origin: Rx.NET `Publish`, RxSwift `publish`.
  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(
      SubjectConnector(
        asObservable(), makeSubject: { PublishSubject() }, makeSink: { PublishSink($0) }))
  }
}

/// Feeds a subject without an event for each element.
private final class PublishSink<Element>: Sink<Element> {
  private let subject: PublishSubject<Element>

  init(_ subject: PublishSubject<Element>) {
    self.subject = subject
  }

  override func onNext(_ element: Element) {
    subject.onNext(element)
  }

  override func onError(_ error: any Error) {
    subject.onError(error)
  }

  override func onCompleted() {
    subject.onCompleted()
  }
}
