extension ObservableType {
  /// Runs the sequence once for all observers of `subject`, from `connect()` on.
  ///
  /// - Parameter subject: Gets the source's events, in every connection; once it has ended it
  ///   stays ended.
  /// - Returns: A connectable sequence; it ends as the subject does.
  /// - Origin: Rx.NET `Multicast`, RxSwift `multicast`.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Runs the sequence once for all observers, from `connect()` on, each connection with a
  /// subject of its own.
  ///
  /// - Parameter makeSubject: Makes the subject of a connection. Once a connection has ended, new
  ///   observers wait for the next one.
  /// - Returns: A connectable sequence; it ends as the subject of its connection does.
  /// - Origin: Rx.NET `Multicast`, RxSwift `multicast(makeSubject:)`.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    ConnectableObservable(SubjectConnector(asObservable(), makeSubject: makeSubject))
  }

  /// Shares one run of the sequence inside `selector`, for each subscription anew.
  ///
  ///     source                        -a-b-|
  ///     multicast merged with itself  -[aa]-[bb]-|
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject; what it throws is the failure.
  ///   - selector: Makes the result from the shared sequence; what it throws is the failure.
  /// - Returns: What `selector` made. The source runs once the result has been subscribed to.
  /// - Origin: Rx.NET `Multicast`, RxSwift `multicast(_:selector:)`.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return AnonymousObservable { sink in
      do {
        let connectable = source.multicast(try subjectSelector())
        let result = try selector(connectable)
        let stage = MulticastSink(sink)
        sink.attach(stage)
        result.run(stage)
        if !stage.isStopped { stage.connection.set(connectable.connect()) }
      } catch {
        sink.onError(error)
      }
    }
  }
}

/// Ends the connection together with the result.
private final class MulticastSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  let connection = DisposableSlot()

  override func onNext(_ element: Element) {
    if !isStopped { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    fail(error)
    connection.dispose()
  }

  override func onCompleted() {
    complete()
    connection.dispose()
  }

  override func dispose() {
    super.dispose()
    connection.dispose()
  }
}
