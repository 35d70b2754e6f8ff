/// A subject that gives a new observer the last elements first, then what comes after.
///
///     buffer  2
///     events  -a-b-c---d-|
///     second        bc-d-|
///
/// Also after the terminal event a new observer gets the last elements and then that event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Disposable, @unchecked Sendable
{
  /// The type of what feeds the subject.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let list: SubscriberList<Element>
  /// `nil`: without bound.
  private let bufferSize: Int?
  /// Only under the list's lock.
  @exclusivity(unchecked) private var buffer = Queue<Element>()

  /// - Parameter type: What reports call it.
  init(bufferSize: Int?, as type: Any.Type = ReplaySubject<Element>.self) {
    self.bufferSize = bufferSize
    list = SubscriberList(of: type)
    super.init()
  }

  /// A subject that keeps the last `bufferSize` elements; none if it is 0.
  ///
  /// A negative size stops the process.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    if bufferSize < 0 {
      fatalError("ReplaySubject.create(bufferSize: \(bufferSize)): the size must not be negative.")
    }
    return ReplaySubject(bufferSize: bufferSize)
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: nil)
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    list.hasSubscribers
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    if bufferSize == 0 { return list.join(sink) }
    list.join(sink) { _ in self.buffer.elements }
  }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): list.stop(.error(error))
    case .completed: list.stop(.completed)
    }
  }

  public func onNext(_ element: Element) {
    if bufferSize == 0 { return list.send(element) }
    // The element that makes room dies after the lock.
    var dropped: Element?
    list.send(element) {
      if buffer.count == bufferSize { dropped = buffer.popFirst() }
      buffer.append(element)
      return true
    }
    _ = consume dropped
  }

  /// Whether the terminal event has been accepted.
  package var hasStopped: Bool {
    list.hasStopped
  }

  public func onError(_ error: any Error) {
    list.stop(.error(error))
  }

  public func onCompleted() {
    list.stop(.completed)
  }

  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Drops all observers and elements. Later observers get the error `RxError.disposed`.
  public func dispose() {
    // What is dropped dies after the lock; whoever subscribes from then on gets the error alone.
    var dropped = Queue<Element>()
    list.disposeAll(laterOnesGet: RxError.disposed(object: self)) { swap(&buffer, &dropped) }
  }
}

extension ReplaySubject: DirectObserver {}
