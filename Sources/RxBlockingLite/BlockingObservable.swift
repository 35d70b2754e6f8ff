import RxCore

/// A sequence whose members subscribe to it and block the calling thread until they know.
///
/// On the main queue the run loop turns meanwhile, so that work for the main queue can run; on
/// virtual time its clock is driven; elsewhere the thread sleeps. Each call subscribes anew, and
/// the subscription is over when it returns. Where the call can be seen never to return, it throws
/// `BlockingError.blockedForever` at once:
///
/// - when no work is left on the virtual time that is driven, or the call comes from that work;
/// - on the main queue inside a task, where the main queue cannot go on: use `toAsync()` there;
/// - inside a delivery of the subject, relay or shared sequence that is waited for, or in work of
///   the serial queue that it needs, the main queue among them. This is seen while the sequence is
///   subscribed to; what turns to the blocked queue only later needs a `timeout`.
///
/// In a task, off the main queue, cancelling the task ends the wait with `CancellationError`.
public struct BlockingObservable<Element> {
  private let source: Observable<Element>
  private let limit: WaitLimit
  private let scheduler: (any SchedulerType)?
  private let latest = LatestElements<Element>()

  init(
    _ source: Observable<Element>, _ limit: WaitLimit, on scheduler: (any SchedulerType)? = nil
  ) {
    self.source = source
    self.limit = limit
    self.scheduler = scheduler
  }
}

extension BlockingObservable {
  /// The elements that the latest call received: also those before the failure that it threw.
  public var received: [Element] { latest.value }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements.
  /// - Throws: The sequence's failure, `RxError.timeout`, or `BlockingError.blockedForever`;
  ///   `received` has the elements before it.
  public func toArray() throws -> [Element] {
    try wait(for: .end).elementsOrFailure()
  }

  /// Waits for the first element and then ends the subscription.
  ///
  /// - Returns: The first element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, `RxError.timeout`, or `BlockingError.blockedForever`.
  public func first() throws -> Element? {
    try wait(for: .first).elementsOrFailure().first
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: The last element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, `RxError.timeout`, or `BlockingError.blockedForever`;
  ///   `received` has the elements before it.
  public func last() throws -> Element? {
    try wait(for: .end).elementsOrFailure().last
  }

  /// Waits until it is sure that the sequence has exactly one element.
  ///
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as there is a second
  ///   one, the sequence's failure, `RxError.timeout`, or `BlockingError.blockedForever`.
  public func single() throws -> Element {
    try wait(for: .single(nil)).single()
  }

  /// Waits until it is sure that exactly one element of the sequence fulfils a condition.
  ///
  /// - Parameter predicate: The condition; what it throws ends the subscription and the call.
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as a second one fulfils
  ///   it, the sequence's failure, `RxError.timeout`, or `BlockingError.blockedForever`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    try wait(for: .single(predicate)).single()
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements, and what ended it, if that was not its completion: its failure,
  ///   `RxError.timeout` or `BlockingError.blockedForever`.
  public func materialize() -> MaterializedSequenceResult<Element> {
    wait(for: .end)
  }

  private func wait(for awaited: Awaited<Element>) -> MaterializedSequenceResult<Element> {
    let collector = EventCollector(limit: awaited.limit, isWanted: awaited.isWanted)
    let result = Trampoline.current.withFreshLevel {
      let wait = BlockedWait()
      let subscription = collector.subscribe(to: source, wait)
      if !collector.hasEnded {
        WaitingThread(collector, awaited.name, limit, wait.obstacle).wait(driving: scheduler)
      }
      subscription.dispose()
      return collector.result
    }
    latest.keep(result)
    return result
  }
}
