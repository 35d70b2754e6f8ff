import Foundation

extension ObservableType {
  /// Lets at most one element through in a span of time.
  ///
  ///     source        -abc------d-|
  ///     throttle 3ms  -a--c-----d-|
  ///
  /// - Complexity: One element and one timer are held.
  /// - Parameters:
  ///   - dueTime: The least time between two elements that leave; with `.never` only the first
  ///     element leaves.
  ///   - latest: Whether the latest of the elements held back leaves at the end of the span.
  ///   - scheduler: Measures the time; elements leave on it.
  /// - Returns: A sequence that ends with the source, or once an element held back has left; that
  ///   element is dropped on failure.
  /// - Origin: RxSwift `throttle`, RxJS `throttleTime`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let scheduler = SchedulerOverride.resolve(scheduler)
      let throttle = ThrottleSink(scheduler.leaving(to: sink), dueTime, latest, scheduler)
      source.run(ThrottleInput(throttle))
    }
  }
}

private final class ThrottleSink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let subscription = DisposableSlot()
  private let dueTime: RxTimeInterval
  private let holdsLatest: Bool
  private let scheduler: any SchedulerType
  private let timer = SerialSlot()
  // These only under the lock.
  /// The latest element held back, while its timer runs.
  @exclusivity(unchecked) private var pending: WaitingEvent?
  /// The number of the timer that runs: one with another number is stale.
  @exclusivity(unchecked) private var ticket = 0
  @exclusivity(unchecked) private var lastSent: Date?
  /// Whether the source ended while an element was held back.
  @exclusivity(unchecked) private var endsAfterPending = false

  init(
    _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    holdsLatest = latest && !dueTime.isNever
    self.scheduler = scheduler
    super.init(downstream)
    downstream.attach(self)
  }

  func elementCame(_ element: Element) {
    let now = scheduler.now
    var replaced: WaitingEvent?
    var span: (number: Int, time: RxTimeInterval)?
    step {
      guard let time = remainingTime(at: now) else {
        replaced = pending
        pending = nil
        ticket += 1
        lastSent = now
        return ThrottledElement(element, self)
      }
      if !holdsLatest { return nil }
      replaced = pending
      pending = ThrottledElement(element, self)
      if replaced == nil {
        ticket += 1
        span = (ticket, time)
      }
      return nil
    }
    guard let span else { return }
    timer.start(self, after: span.time, on: scheduler) { $0.spanEnded(span.number) }
  }

  func sourceEnded() {
    step {
      endsAfterPending = pending != nil
      return endsAfterPending ? nil : completing()
    }
  }

  override func disposeInputs() {
    timer.dispose()
    subscription.dispose()
  }

  /// What is left of the span at `now`, or nil if nothing is.
  private func remainingTime(at now: Date) -> RxTimeInterval? {
    guard let lastSent else { return nil }
    if dueTime.isNever { return .never }
    let time = dueTime.remaining(after: now.timeIntervalSince(lastSent))
    return time == .nanoseconds(0) ? nil : time
  }

  private func spanEnded(_ number: Int) {
    let now = scheduler.now
    step {
      guard ticket == number, let event = pending else { return nil }
      pending = nil
      lastSent = now
      return event
    }
    step { endsAfterPending && pending == nil ? completing() : nil }
  }

  /// The span begins once the element has been dealt with.
  fileprivate func elementLeft() {
    let now = scheduler.now
    step {
      lastSent = now
      return nil
    }
  }
}

private final class ThrottledElement<Element>: WaitingEvent {
  private let element: Element
  /// Not held: it is who holds the element back, and who gives it its turn.
  private unowned let throttle: ThrottleSink<Element>

  init(_ element: Element, _ throttle: ThrottleSink<Element>) {
    self.element = element
    self.throttle = throttle
  }

  override func takeTurn() {
    throttle.downstream.onNext(element)
    throttle.elementLeft()
  }
}

private final class ThrottleInput<Element>: SerialInput<Element> {
  private let throttle: ThrottleSink<Element>

  init(_ throttle: ThrottleSink<Element>) {
    self.throttle = throttle
    super.init(throttle, throttle.subscription)
  }

  override func onNext(_ element: Element) {
    throttle.elementCame(element)
  }

  override func onCompleted() {
    throttle.sourceEnded()
    subscription.dispose()
  }
}
