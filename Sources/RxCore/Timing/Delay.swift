import Foundation

extension ObservableType {
  /// Emits the elements and the completion a while later.
  ///
  ///     source     -a-b--c-|
  ///     delay 3ms  ----a-b--c-|
  ///
  /// - Complexity: The elements of the last `dueTime` and one timer are held.
  /// - Parameters:
  ///   - dueTime: How much later; with `.never` only a failure comes through.
  ///   - scheduler: Measures the time; elements leave on it, in their order.
  /// - Returns: A sequence that ends `dueTime` after the source. A failure passes at once and drops
  ///   the elements on their way.
  /// - Origin: Rx.NET `Delay`, RxSwift `delay`.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let delay = DelaySink(sink, dueTime, SchedulerOverride.resolve(scheduler))
      source.run(DelayInput(delay))
    }
  }
}

private final class DelaySink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let subscription = DisposableSlot()
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialSlot()
  // Both only under the lock.
  /// What is on its way, and when it came.
  @exclusivity(unchecked) private var queue = Queue<(event: WaitingEvent, came: Date)>()
  /// Whether a timer runs, or its event is being dealt with.
  @exclusivity(unchecked) private var isRunning = false

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
    downstream.attach(self)
  }

  func eventCame(_ event: WaitingEvent) {
    if dueTime.isNever { return }
    let now = scheduler.now
    var isFirst = false
    step {
      queue.append((event, now))
      isFirst = !isRunning
      isRunning = true
      return nil
    }
    if isFirst { timer.start(self, after: dueTime, on: scheduler) { $0.timerFired() } }
  }

  override func disposeInputs() {
    timer.dispose()
    subscription.dispose()
  }

  private func timerFired() {
    step { queue.popFirst()?.event }
    var next: Date?
    step {
      next = queue.first?.came
      isRunning = next != nil
      return nil
    }
    guard let next else { return }
    let time = dueTime.remaining(after: scheduler.now.timeIntervalSince(next))
    timer.start(self, after: time, on: scheduler) { $0.timerFired() }
  }
}

/// Only stores, unless the source fails.
private final class DelayInput<Element>: SerialInput<Element> {
  private let delay: DelaySink<Element>

  init(_ delay: DelaySink<Element>) {
    self.delay = delay
    super.init(delay, delay.subscription)
  }

  override func onNext(_ element: Element) {
    delay.eventCame(delay.emitting(element))
  }

  override func onCompleted() {
    delay.eventCame(delay.completing())
    subscription.dispose()
  }
}
