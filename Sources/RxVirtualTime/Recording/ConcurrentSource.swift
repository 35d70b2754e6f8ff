import Dispatch
import Foundation
import RxCore

/// A hot source that breaks the rule of one event at a time: those of one frame come all at once,
/// each on a thread of its own.
final class ConcurrentSource<Element>: @unchecked Sendable {
  /// Threads that do not come back are waited for no longer than this.
  private let limit: DispatchTimeInterval
  private let override: SchedulerOverride
  private let hasHung: (TestTime) -> Void
  private let sinks = Guarded<(next: Int, open: [(number: Int, sink: Sink<Element>)])>((0, []))

  /// Queues the events.
  ///
  /// - Parameter hasHung: Called with the frame whose events did not come back.
  init(
    _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler,
    limit: DispatchTimeInterval = .seconds(60), hasHung: @escaping (TestTime) -> Void
  ) {
    self.limit = limit
    self.hasHung = hasHung
    override = scheduler.override
    var start = 0
    while start < events.count {
      let time = events[start].time
      let end = events[start...].firstIndex { $0.time != time } ?? events.endIndex
      let together = events[start..<end].map(\.value)
      _ = scheduler.schedule(self, at: time, phase: .source) { source in
        source.emit(together, at: time)
        return Disposables.create()
      }
      start = end
    }
  }

  /// The sequence that subscribers get.
  var observable: Observable<Element> {
    ImmediateObservable { [self] sink in
      let number = sinks.with { sinks in
        sinks.next += 1
        return sinks.next
      }
      sink.attach(Disposables.create { [self] in remove(number) })
      sinks.with { $0.open.append((number, sink)) }
    }
  }

  private func remove(_ number: Int) {
    var removed: [(number: Int, sink: Sink<Element>)] = []
    sinks.with { sinks in
      removed = sinks.open
      sinks.open = removed.filter { $0.number != number }
    }
    _ = consume removed
  }

  private func emit(_ events: [Event<Element>], at time: TestTime) {
    let open = sinks.with { $0.open }
    if events.count == 1 {
      for (_, sink) in open { sink.on(events[0]) }
      return
    }
    let (ended, arrived) = (DispatchGroup(), Guarded(0))
    let handler = FeedbackLoop.handler
    for event in events {
      ended.enter()
      let work = ThreadWork { [override] in
        FeedbackLoop.$handler.withValue(handler) {
          SchedulerOverride.$current.withValue(override) {
            arrived.with { $0 += 1 }
            while arrived.with({ $0 }) < events.count { sched_yield() }
            for (_, sink) in open { sink.on(event) }
          }
        }
        ended.leave()
      }
      Thread.detachNewThread(work.run)
    }
    if ended.wait(timeout: .now() + limit) == .timedOut { hasHung(time) }
  }
}

/// What one thread does; nobody else has it.
private final class ThreadWork: @unchecked Sendable {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  @Sendable func run() {
    body()
  }
}
