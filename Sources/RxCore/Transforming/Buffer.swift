extension ObservableType {
  /// Collects elements into arrays; one leaves when it is full or its time is over.
  ///
  ///     source        -1-2---3------4-|
  ///     values        x=[1, 2] y=[3] z=[4] w=[]
  ///     buffer 6ms 2  ---x-----y-----z(w|)
  ///
  /// - Complexity: The elements of one array and one timer are held.
  /// - Parameters:
  ///   - timeSpan: The longest time before an array leaves, from the one before it on; rounded to
  ///     the scheduler's nearest tick. With `.never` an array leaves when it is full.
  ///   - count: How many elements fill an array; 0 or less for no limit.
  ///   - scheduler: Measures the time; arrays leave on it.
  /// - Returns: A sequence of arrays, empty ones where nothing came in time. It ends with the
  ///   source: what is left, be it nothing, leaves before the completion and is dropped on failure.
  /// - Origin: Rx.NET `Buffer`, RxSwift `buffer(timeSpan:count:scheduler:)`.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let scheduler = SchedulerOverride.resolve(scheduler)
      let buffer = BufferDelivery<Element>(
        scheduler.leaving(to: sink), count, SpanTimer(timeSpan, scheduler))
      buffer.startTimer(0)
      if !buffer.isDisposed { source.run(BufferInput(buffer)) }
    }
  }
}

private final class BufferDelivery<Element>: SerialDelivery<[Element]>, @unchecked Sendable {
  let subscription = DisposableSlot()
  private let count: Int
  private let timer: SpanTimer
  // Both only under the lock.
  @exclusivity(unchecked) private var elements: [Element] = []
  /// The number of the span that runs: a timer with another one is stale.
  @exclusivity(unchecked) private var span = 0

  init(_ downstream: Sink<[Element]>, _ count: Int, _ timer: SpanTimer) {
    self.count = count
    self.timer = timer
    super.init(downstream)
    downstream.attach(self)
  }

  func elementCame(_ element: Element) {
    step {
      elements.append(element)
      return elements.count == count ? endSpan() : nil
    }
  }

  func sourceEnded() {
    step { endSpan(isLast: true) }
    step { completing() }
  }

  func startTimer(_ span: Int) {
    timer.start(span) { [self] number in
      step { number == self.span ? endSpan() : nil }
    }
  }

  override func disposeInputs() {
    timer.dispose()
    subscription.dispose()
  }

  private func endSpan(isLast: Bool = false) -> WaitingEvent {
    span += 1
    let event = FullBuffer(elements, next: isLast ? nil : span, self)
    elements = []
    return event
  }

  /// The time of the next array begins once the one before has been dealt with.
  fileprivate func send(_ elements: [Element], next span: Int?) {
    downstream.onNext(elements)
    if let span, !isDisposed { startTimer(span) }
  }
}

private final class FullBuffer<Element>: WaitingEvent {
  private let elements: [Element]
  /// The span that begins after it, unless it is the last one.
  private let next: Int?
  private let buffer: BufferDelivery<Element>

  init(_ elements: [Element], next: Int?, _ buffer: BufferDelivery<Element>) {
    self.elements = elements
    self.next = next
    self.buffer = buffer
  }

  override func takeTurn() {
    buffer.send(elements, next: next)
  }
}

/// Only stores, until an array is full.
private final class BufferInput<Element>: SerialInput<Element> {
  private let buffer: BufferDelivery<Element>

  init(_ buffer: BufferDelivery<Element>) {
    self.buffer = buffer
    super.init(buffer, buffer.subscription)
  }

  override func onNext(_ element: Element) {
    buffer.elementCame(element)
  }

  override func onCompleted() {
    buffer.sourceEnded()
    subscription.dispose()
  }
}
