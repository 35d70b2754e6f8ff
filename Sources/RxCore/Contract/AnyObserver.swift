/// An observer without its type.
///
/// It hands on what it gets: the grammar is the concern of what stands behind it.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
  /// A closure that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  package let sink: Sink<Element>

  package init(sink: Sink<Element>) {
    self.sink = sink
  }

  /// An observer that calls `eventHandler` with every event.
  public init(eventHandler: @escaping EventHandler) {
    sink = HandlerSink(handler: eventHandler)
  }

  /// An observer that hands every event to `observer` and keeps it alive.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = makeSink(observer)
  }

  public func on(_ event: Event<Element>) {
    sink.on(event)
  }

  public func onNext(_ element: Element) {
    sink.onNext(element)
  }

  public func onError(_ error: any Error) {
    sink.onError(error)
  }

  public func onCompleted() {
    sink.onCompleted()
  }

  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

/// An observer that takes each kind of event as it is: an event that is made for it and taken
/// apart again costs time, and stack where observers nest.
package protocol DirectObserver: ObserverType {
  func onNext(_ element: Element)
  func onError(_ error: any Error)
  func onCompleted()
}

private func makeSink<Observer: ObserverType>(_ observer: Observer) -> Sink<Observer.Element> {
  if let direct = observer as? any DirectObserver {
    // The same observer, so the same element type.
    return unsafeDowncast(makeDirectSink(direct), to: Sink<Observer.Element>.self)
  }
  return HandlerSink(handler: { observer.on($0) })
}

private func makeDirectSink<Observer: DirectObserver>(_ observer: Observer) -> AnyObject {
  DirectSink(observer)
}

private final class DirectSink<Observer: DirectObserver>: Sink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func onNext(_ element: Observer.Element) {
    observer.onNext(element)
  }

  override func onError(_ error: any Error) {
    observer.onError(error)
  }

  override func onCompleted() {
    observer.onCompleted()
  }
}

/// The end behind an `AnyObserver` made from a closure: passes everything on.
private final class HandlerSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  override func onNext(_ element: Element) {
    handler(.next(element))
  }

  override func onError(_ error: any Error) {
    handler(.error(error))
  }

  override func onCompleted() {
    handler(.completed)
  }
}
