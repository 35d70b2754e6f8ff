import RxCore

/// A sequence whose members subscribe to it and are awaited until they know: what
/// `BlockingObservable` is for tests that may not block.
///
/// Each call subscribes anew, where it is called, and the subscription is over when it returns.
/// Cancelling the task ends the call with `CancellationError`. Where virtual time is driven and has
/// no work left, or the call comes from a delivery of what it waits for, it throws
/// `BlockingError.blockedForever` at once.
public struct AsyncObservable<Element> {
  private let source: Observable<Element>
  private let limit: WaitLimit
  private let scheduler: (any SchedulerType)?
  /// Returns once the limit has passed, on a clock that nobody drives.
  private let sleep: (@Sendable () async throws -> Void)?
  private let latest = LatestElements<Element>()

  init(
    _ source: Observable<Element>, _ limit: WaitLimit, on scheduler: (any SchedulerType)? = nil,
    sleep: (@Sendable () async throws -> Void)?
  ) {
    self.source = source
    self.limit = limit
    self.scheduler = scheduler
    self.sleep = sleep
  }
}

extension AsyncObservable {
  /// The elements that the latest call received: also those before the failure that it threw.
  public var received: [Element] { latest.value }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements.
  /// - Throws: The sequence's failure, `RxError.timeout`, `CancellationError`, or
  ///   `BlockingError.blockedForever`; `received` has the elements before it.
  public func collect(isolation: isolated (any Actor)? = #isolation) async throws -> [Element] {
    try await wait(for: .end).elementsOrFailure()
  }

  /// Waits for the first element and then ends the subscription.
  ///
  /// - Returns: The first element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, `RxError.timeout`, `CancellationError`, or
  ///   `BlockingError.blockedForever`.
  public func first(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
    try await wait(for: .first).elementsOrFailure().first
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: The last element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, `RxError.timeout`, `CancellationError`, or
  ///   `BlockingError.blockedForever`; `received` has the elements before it.
  public func last(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
    try await wait(for: .end).elementsOrFailure().last
  }

  /// Waits until it is sure that the sequence has exactly one element.
  ///
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as there is a second
  ///   one, the sequence's failure, `RxError.timeout`, `CancellationError`, or
  ///   `BlockingError.blockedForever`.
  public func single(isolation: isolated (any Actor)? = #isolation) async throws -> Element {
    try await wait(for: .single(nil)).single()
  }

  /// Waits until it is sure that exactly one element of the sequence fulfils a condition.
  ///
  /// - Parameter predicate: The condition; what it throws ends the subscription and the call.
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as a second one fulfils
  ///   it, the sequence's failure, `RxError.timeout`, `CancellationError`, or
  ///   `BlockingError.blockedForever`.
  public func single(
    isolation: isolated (any Actor)? = #isolation,
    _ predicate: @escaping (Element) throws -> Bool
  ) async throws -> Element {
    try await wait(for: .single(predicate)).single()
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements, and what ended it, if that was not its completion: its failure,
  ///   `RxError.timeout`, `CancellationError` or `BlockingError.blockedForever`.
  public func materialize(
    isolation: isolated (any Actor)? = #isolation
  ) async -> MaterializedSequenceResult<Element> {
    await wait(for: .end)
  }

  private func wait(
    for awaited: Awaited<Element>, isolation: isolated (any Actor)? = #isolation
  ) async -> MaterializedSequenceResult<Element> {
    let collector = EventCollector(limit: awaited.limit, isWanted: awaited.isWanted)
    let subscription = subscribe(collector, awaited.name)
    if !collector.hasEnded { await end(of: collector) }
    subscription.dispose()
    let result = collector.result
    latest.keep(result)
    return result
  }

  /// Subscribes; where nothing can follow, or virtual time is to be driven, the collector has
  /// ended afterwards.
  private func subscribe(
    _ collector: EventCollector<Element>, _ awaited: String
  ) -> any Disposable {
    Trampoline.current.withFreshLevel {
      let wait = BlockedWait()
      let subscription = collector.subscribe(to: source, wait)
      if collector.hasEnded { return subscription }
      if let clock = VirtualWait<Element>.clock(scheduler) {
        VirtualWait(
          clock: clock, collector: collector, awaited: awaited, limit: limit
        ).drive()
      }
      return subscription
    }
  }

  /// Waits until the collector has ended, the limit has passed or the task is cancelled.
  private func end(
    of collector: EventCollector<Element>, isolation: isolated (any Actor)? = #isolation
  ) async {
    let timer = sleep.map { sleep in
      Task {
        do { try await sleep() } catch { return }
        collector.stop(failure: RxError.timeout)
      }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in collector.atEnd { continuation.resume() } }
    } onCancel: {
      // Only the end: what disposes may wait for a lock, and the runtime holds one here.
      collector.stop(failure: CancellationError())
    }
    timer?.cancel()
  }
}
