/// A subject that gives its observers the events that come after they subscribed.
///
///     events   -a-b---c-|
///     first    -a-b---c-|
///     second     -b---c-|
///
/// Observers get events in the order of their subscription, one at a time: an event that comes
/// during a delivery waits for its end. After the terminal event a new observer gets that event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType, @unchecked Sendable
{
  /// The type of what feeds the subject.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let list: SubscriberList<Element>

  /// A subject without observers.
  public override init() {
    list = SubscriberList(of: PublishSubject<Element>.self)
    super.init()
  }

  /// - Parameter type: What reports call it.
  init(as type: Any.Type) {
    list = SubscriberList(of: type)
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    list.hasSubscribers
  }

  public var isDisposed: Bool {
    list.isDisposed
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    list.join(sink)
  }

  public func on(_ event: Event<Element>) {
    list.send(event)
  }

  public func onNext(_ element: Element) {
    list.send(element)
  }

  public func onError(_ error: any Error) {
    list.stop(.error(error))
  }

  public func onCompleted() {
    list.stop(.completed)
  }

  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Drops all observers without an event. Later ones get the error `RxError.disposed`.
  public func dispose() {
    list.disposeAll(laterOnesGet: RxError.disposed(object: self))
  }
}

extension PublishSubject: DirectObserver {}
