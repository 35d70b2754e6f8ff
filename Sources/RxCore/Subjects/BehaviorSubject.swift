/// A subject that has a value: it gives a new observer the value first, then what comes after.
///
///     value at first  i
///     events          -a---b-|
///     first           ia---b-|
///     second             a-b-|
///
/// `value()` is the last element accepted, also while earlier ones are still being delivered.
/// After the terminal event a new observer gets that event alone.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable
{
  /// The type of what feeds the subject.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let list: SubscriberList<Element>
  // Both only under the list's lock.
  @exclusivity(unchecked) private var current: Element
  /// How many elements have been accepted: what changed a value tells by it whether it is outdated.
  @exclusivity(unchecked) private var acceptedCount: UInt64 = 0

  /// A subject with a first value.
  public convenience init(value: Element) {
    self.init(value: value, as: BehaviorSubject<Element>.self)
  }

  /// - Parameter type: What reports call it.
  init(value: Element, as type: Any.Type) {
    current = value
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

  /// The last element accepted, or the first value.
  ///
  /// - Throws: The error with which the subject ended, or `RxError.disposed`.
  public func value() throws -> Element {
    let (error, value) = list.withState { stop -> ((any Error)?, Element) in
      if case .error(let error) = stop { return (error, current) }
      return (nil, current)
    }
    if let error { throw error }
    return value
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    list.join(sink) { $0 == nil ? [self.current] : [] }
  }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): list.stop(.error(error))
    case .completed: list.stop(.completed)
    }
  }

  public func onNext(_ element: Element) {
    // The value that is replaced dies after the lock.
    var exchanged = element
    list.send(element) {
      swap(&current, &exchanged)
      acceptedCount &+= 1
      return true
    }
  }

  /// Accepts the value as `change` leaves it; calls it again, outside of every lock, if another
  /// element was accepted meanwhile.
  package func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result {
    while true {
      var (value, count) = list.withState { _ in (current, acceptedCount) }
      let result = try change(&value)
      var isOutdated = false
      var exchanged = value
      list.send(value) {
        isOutdated = acceptedCount != count
        if isOutdated { return false }
        swap(&current, &exchanged)
        acceptedCount &+= 1
        return true
      }
      if !isOutdated { return result }
    }
  }

  /// The last element accepted, whatever ended the subject.
  package var currentValue: Element {
    list.withState { _ in current }
  }

  public func onError(_ error: any Error) {
    list.stop(.error(error))
  }

  public func onCompleted() {
    list.stop(.completed)
  }

  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Drops all observers without an event. Later ones get the error `RxError.disposed`.
  public func dispose() {
    list.disposeAll(laterOnesGet: RxError.disposed(object: self))
  }
}

extension BehaviorSubject: DirectObserver {}
