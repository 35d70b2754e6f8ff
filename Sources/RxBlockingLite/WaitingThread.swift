import Dispatch
import Foundation
import RxCore

/// The thread that waits until a collector knows enough.
struct WaitingThread<Element> {
  private let collector: EventCollector<Element>
  /// What is waited for, in words.
  private let awaited: String
  private let limit: WaitLimit
  private let obstacle: BlockedWait.Obstacle?

  init(
    _ collector: EventCollector<Element>, _ awaited: String, _ limit: WaitLimit,
    _ obstacle: BlockedWait.Obstacle?
  ) {
    self.collector = collector
    self.awaited = awaited
    self.limit = limit
    self.obstacle = obstacle
  }

  /// Blocks until the collector has ended; where nobody else ends it, this does.
  func wait(driving scheduler: (any SchedulerType)?) {
    if case .delivery(let owner)? = obstacle {
      return giveUp(
        "the call comes from a delivery of the \(owner) that it waits for, whose next event waits "
          + "for that delivery. Combine the sequences instead.")
    }
    if let clock = VirtualWait<Element>.clock(scheduler) {
      return VirtualWait(
        clock: clock, collector: collector, awaited: awaited, limit: limit
      ).drive()
    }
    if case .serialQueue(let label)? = obstacle {
      return giveUp(
        "the call blocks the serial queue \(label), which the sequence needs. "
          + "Combine the sequences instead, or wait on another queue.")
    }
    if MainQueue.isCurrent { return waitOnMain() }
    sleep()
  }

  private func giveUp(_ reason: String) {
    collector.giveUp(awaited, reason)
  }

  private func waitOnMain() {
    if isInTask {
      return giveUp(
        "the call blocks the main queue inside a task, where the main queue cannot go on. "
          + "Write `try await source.toAsync()` in place of `try source.toBlocking()`.")
    }
    if Thread.isMainThread, canTurnRunLoop() { return turnRunLoop() }
    if case .mainQueue? = obstacle {
      return giveUp(
        "the call blocks work of the main queue, and the sequence needs the main queue. "
          + "Combine the sequences instead, or wait on another queue.")
    }
    sleep()
  }

  private var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

  private func sleep() {
    let end = DispatchSemaphore(value: 0)
    collector.atEnd { end.signal() }
    let limit = deadline
    guard isInTask else {
      if end.wait(timeout: limit) == .timedOut { collector.stop(failure: RxError.timeout) }
      return
    }
    // Nothing wakes a blocked thread when its task is cancelled: it looks now and then.
    while end.wait(timeout: min(limit, .now() + .milliseconds(20))) == .timedOut {
      if Task.isCancelled { return collector.stop(failure: CancellationError()) }
      if DispatchTime.now() >= limit { return collector.stop(failure: RxError.timeout) }
    }
  }

  private var deadline: DispatchTime {
    switch limit {
    case .none: .distantFuture
    case .seconds(let seconds): .now() + seconds
    }
  }

  /// Whether the run loop runs work of the main queue. It does not inside such work.
  private func canTurnRunLoop() -> Bool {
    let hasRun = Guarded(false)
    DispatchQueue.main.async { hasRun.with { $0 = true } }
    // The first pass may be taken by what else is due.
    for _ in 0..<3 where !hasRun.with({ $0 }) {
      _ = RunLoop.current.run(mode: .default, before: Date())
    }
    return hasRun.with { $0 }
  }

  private func turnRunLoop() {
    // A run loop that waits goes on only after work of the main queue; after a timer it does not.
    collector.atEnd { DispatchQueue.main.async {} }
    let end = limit.end(from: Date()) ?? .distantFuture
    // A run loop with nothing to wait for returns at once.
    let keeper = Timer(fire: end, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(keeper, forMode: .default)
    defer { keeper.invalidate() }
    while !collector.hasEnded, end.timeIntervalSinceNow > 0 {
      _ = RunLoop.current.run(mode: .default, before: end)
    }
    collector.stop(failure: RxError.timeout)
  }
}
