extension ObservableType {
  /// Lets an element through once the source has been quiet for a while.
  ///
  ///     source        -a-bc----d-|
  ///     debounce 3ms  -------c---(d|)
  ///
  /// - Complexity: One element and one timer are held.
  /// - Parameters:
  ///   - dueTime: The silence, from each element on, that lets it through; rounded to the
  ///     scheduler's nearest tick. `.never` lets only the last element through.
  ///   - scheduler: Measures the silence; elements leave on it.
  /// - Returns: A sequence that ends with the source: an element still waiting leaves right before
  ///   the completion, on the scheduler too, and is dropped on failure.
  /// - Origin: Rx.NET `Throttle`, RxSwift `debounce`.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let scheduler = SchedulerOverride.resolve(scheduler)
      let debounce = DebounceSink(scheduler.leaving(to: sink), dueTime, scheduler)
      source.run(DebounceInput(debounce))
    }
  }
}

private final class DebounceSink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let subscription = DisposableSlot()
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialSlot()
  // Both only under the lock.
  /// The latest element, until it leaves.
  @exclusivity(unchecked) private var pending: WaitingEvent?
  /// The number of the latest element: a timer with another one is stale.
  @exclusivity(unchecked) private var ticket = 0

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
    downstream.attach(self)
  }

  func elementCame(_ element: Element) {
    var replaced: WaitingEvent? = emitting(element)
    var number: Int?
    step {
      swap(&pending, &replaced)
      ticket += 1
      number = ticket
      return nil
    }
    guard let number, !dueTime.isNever else { return }
    timer.start(self, after: dueTime, on: scheduler) { debounce in
      debounce.step { debounce.ticket == number ? debounce.takePending() : nil }
    }
  }

  func sourceEnded() {
    step { takePending() }
    step { completing() }
  }

  override func disposeInputs() {
    timer.dispose()
    subscription.dispose()
  }

  private func takePending() -> WaitingEvent? {
    let event = pending
    pending = nil
    return event
  }
}

/// Only stores, until the source ends.
private final class DebounceInput<Element>: SerialInput<Element> {
  private let debounce: DebounceSink<Element>

  init(_ debounce: DebounceSink<Element>) {
    self.debounce = debounce
    super.init(debounce, debounce.subscription)
  }

  override func onNext(_ element: Element) {
    debounce.elementCame(element)
  }

  override func onCompleted() {
    debounce.sourceEnded()
    subscription.dispose()
  }
}
