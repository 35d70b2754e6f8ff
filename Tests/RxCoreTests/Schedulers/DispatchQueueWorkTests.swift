import Dispatch
import RxCore
import TestSupport
import Testing

/// Timed work of the dispatch-queue schedulers.
@Suite struct DispatchQueueWorkTests {
  private let log = Log()
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "timed")

  private var noting: (String) -> any Disposable {
    { [log] line in
      log.add(line)
      return Disposables.create()
    }
  }

  /// Runs timed work and waits for it.
  private func wait(_ dueTime: RxTimeInterval = .milliseconds(2)) {
    let isDue = Occasion()
    _ = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      isDue.comes()
      return Disposables.create()
    }
    isDue.wait()
  }

  @Test func `earlier work comes first, whatever the order of the calls`() {
    _ = scheduler.scheduleRelative("later", dueTime: .milliseconds(2), action: noting)
    _ = scheduler.scheduleRelative("sooner", dueTime: .microseconds(1), action: noting)
    wait(.milliseconds(4))
    #expect(log.lines == ["sooner", "later"])
  }

  @Test(arguments: [RxTimeInterval.nanoseconds(0), .seconds(-1), .seconds(.min)])
  func `a time that has passed is due at once`(dueTime: RxTimeInterval) {
    wait(dueTime)
  }

  @Test(arguments: [
    RxTimeInterval.never, .seconds(.max), .milliseconds(.max), .microseconds(.max),
    .nanoseconds(.max), .seconds(4_000_000_000),
  ])
  func `what is never due, or in a hundred years, does not run and does not trap`(
    dueTime: RxTimeInterval
  ) {
    let work = scheduler.scheduleRelative("once", dueTime: dueTime, action: noting)
    let repetition = scheduler.schedulePeriodic((), startAfter: dueTime, period: dueTime) {
      log.add("again")
    }
    let late = scheduler.schedulePeriodic(
      "first", startAfter: .nanoseconds(0), period: dueTime
    ) { line in
      log.add(line)
      return "second"
    }
    wait()
    #expect(log.lines == ["first"])
    for disposable in [work, repetition, late] { disposable.dispose() }
  }

  @Test func `timed work cancelled on its queue when it is due already does not run`() {
    let (isRunning, mayGoOn) = (Occasion(), Occasion())
    let due = SerialDisposable()
    _ = scheduler.schedule(()) { _ in
      isRunning.comes()
      mayGoOn.wait()
      due.dispose()
      return Disposables.create()
    }
    isRunning.wait()
    due.disposable = scheduler.scheduleRelative("due", dueTime: .nanoseconds(0), action: noting)
    mayGoOn.comes()
    wait()
    #expect(log.lines.isEmpty)
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    let work = scheduler.scheduleRelative((), dueTime: .nanoseconds(0)) { _ in
      disposal.disposable
    }
    wait()
    work.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `repeated work hands on its state and stops when it disposes itself`() {
    let (repetition, isDone, isKnown) = (SerialDisposable(), Occasion(), Occasion())
    // The queue is held until the repetition can be disposed.
    _ = scheduler.schedule(()) { _ in
      isKnown.wait()
      return Disposables.create()
    }
    repetition.disposable = scheduler.schedulePeriodic(
      1, startAfter: .microseconds(1), period: .microseconds(100)
    ) { [log] state in
      log.add("\(state)")
      if state == 3 {
        repetition.dispose()
        isDone.comes()
      }
      return state + 1
    }
    isKnown.comes()
    isDone.wait()
    wait()
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test(arguments: [
    RxTimeInterval.nanoseconds(0), .seconds(-1), .milliseconds(-5), .microseconds(.min),
    .nanoseconds(-1),
  ])
  func `repeated work without a period runs again and again`(period: RxTimeInterval) {
    let isDone = Occasion()
    let repetition = scheduler.schedulePeriodic(1, startAfter: period, period: period) {
      if $0 == 3 { isDone.comes() }
      return $0 + 1
    }
    isDone.wait()
    repetition.dispose()
    wait()
  }

  @Test func `work that has run, or was cancelled, is freed`() {
    let run = Trace { captive in
      _ = scheduler.scheduleRelative((), dueTime: .nanoseconds(0)) { _ in
        withExtendedLifetime(captive) { Disposables.create() }
      }
    }
    run.waitForRelease()
    var kept: [any Disposable] = []
    let cancelled = Trace { captive in
      kept.append(
        scheduler.scheduleRelative((), dueTime: .seconds(1_000)) { _ in
          withExtendedLifetime(captive) { Disposables.create() }
        })
    }
    let repeated = Trace { captive in
      kept.append(
        scheduler.schedulePeriodic((), startAfter: .seconds(1_000), period: .seconds(1)) {
          withExtendedLifetime(captive) {}
        })
    }
    for disposable in kept { disposable.dispose() }
    cancelled.waitForRelease()
    repeated.waitForRelease()
  }
}
