extension ObservableType {
  /// Fails when no event comes in time.
  ///
  ///     source       -a-b----c|
  ///     timeout 3ms  -a-b--#
  ///
  /// - Complexity: One timer is held; each element sets it anew.
  /// - Parameters:
  ///   - dueTime: The longest time from the subscription to the first event, and from each
  ///     element, once its observers have dealt with it, to the next event. With `.never` there is
  ///     no limit.
  ///   - scheduler: Measures the time; the failure leaves on it.
  /// - Returns: A sequence that ends and fails with the source. When time is over it fails with
  ///   `RxError.timeout`.
  /// - Origin: Rx.NET `Timeout`, RxSwift `timeout`.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Continues with another sequence when no event comes in time.
  ///
  ///     a            -a-b----c|
  ///     b            -x-y|
  ///     timeout 3ms  -a-b---x-y|
  ///
  /// - Complexity: One timer is held; each element sets it anew.
  /// - Parameters:
  ///   - dueTime: The longest time from the subscription to the first event, and from each
  ///     element, once its observers have dealt with it, to the next event. With `.never` there is
  ///     no limit.
  ///   - other: Subscribed to when time is over, once the source has been stopped.
  ///   - scheduler: Measures the time; `other` is subscribed to on it.
  /// - Returns: A sequence that ends and fails with the source or, once time is over, with `other`.
  /// - Origin: Rx.NET `Timeout`, RxSwift `timeout(_:other:scheduler:)`.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return AnonymousObservable { sink in
      let scheduler = SchedulerOverride.resolve(scheduler)
      let timeout = TimeoutSink(sink, dueTime, other, scheduler)
      timeout.begin()
      // Nobody wants it where a scheduler has run the timer at once.
      if timeout.source.isDisposed { return }
      source.run(TimeoutInput(timeout))
    }
  }
}

/// Decides whether the source's next event or the timer is first. Source and other sequence emit
/// one after the other, so their events need no turns.
private final class TimeoutSink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let source = DisposableSlot()
  let other = DisposableSlot()
  private let dueTime: RxTimeInterval
  private let following: Observable<Element>
  private let scheduler: any SchedulerType
  private let timer = SerialSlot()
  // These only under the lock.
  /// How many elements are being delivered: no time passes meanwhile.
  @exclusivity(unchecked) private var passing = 0
  /// The number of the timer that runs: one with another number is stale.
  @exclusivity(unchecked) private var ticket = 0
  /// Whether the source has ended or time is over: neither counts any more.
  @exclusivity(unchecked) private var isDecided = false

  init(
    _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ following: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.following = following
    self.scheduler = scheduler
    super.init(downstream)
    downstream.attach(self)
  }

  func begin() {
    startTimer(ticket)
  }

  /// - Returns: Whether the element came in time.
  func elementCame() -> Bool {
    var isInTime = false
    step {
      isInTime = !isDecided
      if isInTime { passing += 1 }
      return nil
    }
    return isInTime
  }

  func elementLeft() {
    var number: Int?
    step {
      passing -= 1
      if passing == 0, !isDecided {
        ticket += 1
        number = ticket
      }
      return nil
    }
    if let number { startTimer(number) }
  }

  /// - Returns: Whether the source ended in time.
  func sourceEnded() -> Bool {
    decide { true }
  }

  override func disposeInputs() {
    timer.dispose()
    source.dispose()
    other.dispose()
  }

  private func startTimer(_ number: Int) {
    if dueTime.isNever { return }
    timer.start(self, after: dueTime, on: scheduler) { $0.timeIsOver(number) }
  }

  private func timeIsOver(_ number: Int) {
    guard decide({ passing == 0 && ticket == number }) else { return }
    source.dispose()
    // The source's own teardown may have disposed everything.
    if isDisposed { return }
    following.start(FollowingInput(self))
  }

  /// - Returns: Whether this call decided.
  private func decide(_ condition: () -> Bool) -> Bool {
    var isFirst = false
    step {
      isFirst = !isDecided && condition()
      if isFirst { isDecided = true }
      return nil
    }
    return isFirst
  }
}

private final class TimeoutInput<Element>: Sink<Element> {
  private let timeout: TimeoutSink<Element>

  init(_ timeout: TimeoutSink<Element>) {
    self.timeout = timeout
  }

  override func attach(_ upstream: any Disposable) {
    timeout.source.set(upstream)
  }

  override func onNext(_ element: Element) {
    guard timeout.elementCame() else { return }
    timeout.downstream.onNext(element)
    timeout.elementLeft()
  }

  override func onError(_ error: any Error) {
    if timeout.sourceEnded() { timeout.fail(error) }
  }

  override func onCompleted() {
    if timeout.sourceEnded() { timeout.complete() }
  }
}

/// Where the events of the other sequence arrive.
private final class FollowingInput<Element>: Sink<Element> {
  private let timeout: TimeoutSink<Element>

  init(_ timeout: TimeoutSink<Element>) {
    self.timeout = timeout
  }

  override func attach(_ upstream: any Disposable) {
    timeout.other.set(upstream)
  }

  override func onNext(_ element: Element) {
    timeout.downstream.onNext(element)
  }

  override func onError(_ error: any Error) {
    timeout.fail(error)
  }

  override func onCompleted() {
    timeout.complete()
  }
}
