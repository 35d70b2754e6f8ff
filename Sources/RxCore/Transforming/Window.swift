extension ObservableType {
  /// Splits the elements into sequences; one ends when it is full or its time is over.
  ///
  /// Here `o` is the beginning of such a window, and `e` its end:
  ///
  ///     source        -1-2---3------4-|
  ///     window 6ms 2  o1-[2eo]---3-[eo]----4[eo](e|)
  ///
  /// Windows are hot: who subscribes late misses what came before.
  ///
  /// - Complexity: Constant time for each element and observer; one timer is held.
  /// - Parameters:
  ///   - timeSpan: The longest time that a window is open; rounded to the scheduler's nearest
  ///     tick. With `.never` a window ends when it is full.
  ///   - count: How many elements fill a window; 0 or less for no limit.
  ///   - scheduler: Measures the time; a window whose time is over ends on it, and the next one
  ///     begins.
  /// - Returns: A sequence of windows, the first of them emitted before the source is subscribed
  ///   to. It ends and fails with the source, the open window first. Once it is disposed, the
  ///   source goes on while the open window is subscribed to.
  /// - Origin: Rx.NET `Window`, RxSwift `window(timeSpan:count:scheduler:)`.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return AnonymousObservable { sink in
      if let input = openFirst(timeSpan, count, scheduler, sink) { source.run(input) }
    }
  }
}

/// Emits the first window. Apart, so that subscriptions that nest need little stack.
///
/// - Returns: What the source is to run into, if anybody still wants it.
@inline(never)
private func openFirst<Element>(
  _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType,
  _ sink: Sink<Observable<Element>>
) -> Sink<Element>? {
  let timer = SpanTimer(timeSpan, SchedulerOverride.resolve(scheduler))
  let delivery = WindowDelivery<Element>(sink, count, timer)
  delivery.openFirst()
  return delivery.isDisposed ? nil : WindowInput(delivery)
}

private final class WindowDelivery<Element>: FeedingDelivery<Element, Observable<Element>>,
  @unchecked Sendable
{
  private let capacity: Int
  private let timer: SpanTimer
  // All of these in turns.
  /// The window that is open.
  @exclusivity(unchecked) private(set) var window = PublishSubject<Element>()
  /// How many elements it has had.
  @exclusivity(unchecked) private var count = 0
  /// Its number: a timer with another one is stale.
  @exclusivity(unchecked) private var span = 0

  init(_ downstream: Sink<Observable<Element>>, _ capacity: Int, _ timer: SpanTimer) {
    self.capacity = capacity
    self.timer = timer
    super.init(downstream)
  }

  func openFirst() {
    guard enter() else { return }
    open()
    leave()
  }

  /// In a turn, when the window has had an element.
  func elementLeft() {
    count += 1
    if count == capacity { openNext() }
  }

  /// In a turn.
  func timeIsOver(_ span: Int) {
    if span == self.span { openNext() }
  }

  override func endSequences(_ stop: Stop) {
    window.end(stop)
  }

  override func disposeInputs() {
    timer.dispose()
    source.dispose()
  }

  private func openNext() {
    window.onCompleted()
    if isDisposed { return }
    window = PublishSubject()
    count = 0
    span += 1
    open()
  }

  private func open() {
    emit(makeSequence(window))
    if isDisposed { return }
    timer.start(span) { [self] span in
      if enter() {
        timeIsOver(span)
        leave()
      } else {
        postpone(EndOfTime(span, self))
      }
    }
  }
}

private final class EndOfTime<Element>: WaitingEvent {
  private let span: Int
  private let delivery: WindowDelivery<Element>

  init(_ span: Int, _ delivery: WindowDelivery<Element>) {
    self.span = span
    self.delivery = delivery
  }

  override func takeTurn() {
    delivery.timeIsOver(span)
  }
}

private final class WindowInput<Element>: SerialInput<Element> {
  private let delivery: WindowDelivery<Element>

  init(_ delivery: WindowDelivery<Element>) {
    self.delivery = delivery
    super.init(delivery, delivery.source)
  }

  override func take(_ element: Element) {
    delivery.window.onNext(element)
    delivery.elementLeft()
  }

  override func takeCompletion() {
    delivery.complete()
  }
}
