/// Measures the spans of `buffer` and `window`: the timer of a new one takes the place of the one
/// before.
package final class SpanTimer: Disposable {
  private let timeSpan: RxTimeInterval
  private let scheduler: any SchedulerType
  private let present = SerialSlot()

  package init(_ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.timeSpan = timeSpan
    self.scheduler = scheduler
  }

  /// Calls `end` with the number of the span once it is over.
  package func start(_ number: Int, _ end: @escaping (Int) -> Void) {
    if case .never = timeSpan { return present.clear() }
    // In place before the scheduler may run the work within the call.
    let slot = DisposableSlot()
    present.set(slot)
    if slot.isDisposed { return }
    slot.set(
      scheduler.scheduleRelative(number, dueTime: timeSpan) { number in
        end(number)
        return Disposables.create()
      })
  }

  package func dispose() {
    present.dispose()
  }
}
