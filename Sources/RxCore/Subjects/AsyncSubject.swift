/// A subject that emits its last element once it completes.
///
///     events  -a-b---c-|
///     first   ---------(c|)
///     second     ------(c|)
///
/// Without an element it only completes; a failure drops the element. Also after the terminal event
/// a new observer gets the last element and that event.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable
{
  /// The type of what feeds the subject.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let list: SubscriberList<Element>
  // All of these only under the list's lock.
  /// The last element, if there is one.
  @exclusivity(unchecked) private var last = ContiguousArray<Element>()
  /// Whether a terminal event has come: whatever comes later does not count.
  @exclusivity(unchecked) private var isEnding = false
  /// Whether the last element has been emitted, so that later observers get it as a replay.
  @exclusivity(unchecked) private var isEmitted = false

  /// A subject without an element.
  public override init() {
    list = SubscriberList(of: AsyncSubject<Element>.self)
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    list.hasSubscribers
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    list.join(sink) { _ in isEmitted ? last : [] }
  }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  public func onNext(_ element: Element) {
    // The element that is replaced dies after the lock.
    var exchanged = element
    list.withState { _ in
      if isEnding { return }
      if last.isEmpty { last.append(element) } else { swap(&last[0], &exchanged) }
    }
  }

  public func onError(_ error: any Error) {
    guard let dropped = end(dropsLast: true) else { return }
    list.stop(.error(error))
    _ = consume dropped
  }

  public func onCompleted() {
    guard let last = end(dropsLast: false) else { return }
    for element in last {
      list.send(element) {
        isEmitted = true
        return true
      }
    }
    list.stop(.completed)
  }

  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  /// - Returns: The last element, if this call is the one that ends the subject; else nil.
  private func end(dropsLast: Bool) -> ContiguousArray<Element>? {
    list.withState { _ in
      if isEnding { return nil }
      isEnding = true
      let last = last
      if dropsLast { self.last = [] }
      return last
    }
  }
}

extension AsyncSubject: DirectObserver {}
