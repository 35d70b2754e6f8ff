import Synchronization

/// Delivers events on a scheduler: one piece of work at a time, one event each, in their order.
package final class ScheduledDelivery<Element>: Sink<Element>, Disposable, @unchecked Sendable {
  private let downstream: Sink<Element>
  private let scheduler: any ImmediateSchedulerType
  private let upstream = DisposableSlot()
  private let work = SerialSlot()
  private let isDisposed = Atomic<Bool>(false)
  private let lock = Lock()
  // These only under the lock.
  @exclusivity(unchecked) private var waiting = Queue<WaitingEvent>()
  /// Whether work is scheduled or runs.
  @exclusivity(unchecked) private var isBusy = false
  /// Whether nothing is let in any more.
  @exclusivity(unchecked) private var hasEnded = false
  /// Who schedules the next piece of work at this moment.
  @exclusivity(unchecked) private var rescheduler: ThreadIdentity?
  /// Whether the scheduler ran that piece at once; the rescheduler then does it instead.
  @exclusivity(unchecked) private var ranInline = false

  package init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.downstream = downstream
    self.scheduler = scheduler
    super.init()
    downstream.attach(self)
  }

  package override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
  }

  package override func onNext(_ element: Element) {
    accept(EmittedElement(element, downstream), isLast: false)
  }

  package override func onError(_ error: any Error) {
    accept(DeliveredEnd(error, downstream), isLast: true)
    upstream.dispose()
  }

  package override func onCompleted() {
    accept(DeliveredEnd(nil, downstream), isLast: true)
    upstream.dispose()
  }

  package func dispose() {
    isDisposed.store(true, ordering: .releasing)
    let dropped = lock.withLock { () -> Queue<WaitingEvent> in
      hasEnded = true
      let dropped = waiting
      waiting = Queue()
      return dropped
    }
    _ = consume dropped
    work.dispose()
    upstream.dispose()
  }

  private func accept(_ event: WaitingEvent, isLast: Bool) {
    let mustSchedule = lock.withLock { () -> Bool in
      if hasEnded { return false }
      hasEnded = isLast
      waiting.append(event)
      if isBusy { return false }
      isBusy = true
      return true
    }
    if mustSchedule { schedule() }
  }

  private func schedule() {
    // In place before the scheduler may run the work within the call.
    let slot = DisposableSlot()
    work.set(slot)
    slot.set(
      scheduler.schedule(self) { delivery in
        delivery.runWork()
        return Disposables.create()
      })
  }

  private func runWork() {
    let isInline = lock.withLock { () -> Bool in
      ranInline = rescheduler == .current
      return ranInline
    }
    if isInline { return }
    repeat {
      guard deliverNext() else { return }
      schedule()
    } while wasRunInline()
  }

  /// - Returns: Whether there is more to deliver, and so work to schedule.
  private func deliverNext() -> Bool {
    let event = lock.withLock { waiting.popFirst() }
    if let event, !isDisposed.load(ordering: .acquiring) { event.takeTurn() }
    return lock.withLock {
      isBusy = !waiting.isEmpty
      rescheduler = isBusy ? .current : nil
      ranInline = false
      return isBusy
    }
  }

  private func wasRunInline() -> Bool {
    lock.withLock {
      // Another thread may have taken over by now.
      guard rescheduler == .current else { return false }
      rescheduler = nil
      return ranInline
    }
  }
}

private final class DeliveredEnd<Element>: WaitingEvent {
  /// Nil for a completion.
  private let error: (any Error)?
  private let sink: Sink<Element>

  init(_ error: (any Error)?, _ sink: Sink<Element>) {
    self.error = error
    self.sink = sink
  }

  override func takeTurn() {
    if let error { sink.onError(error) } else { sink.onCompleted() }
  }
}
