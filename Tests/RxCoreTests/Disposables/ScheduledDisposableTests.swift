import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct ScheduledDisposableTests {
  private let disposal = CountedDisposal { RepeatedDisposal($0) }

  @Test func `the disposal runs on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: disposal.disposable)
    #expect(scheduled.scheduler as AnyObject === scheduler)
    scheduled.dispose()
    #expect(disposal.count == 0)
    #expect(!scheduled.isDisposed)
    scheduler.start()
    #expect(disposal.count == 1)
    #expect(scheduled.isDisposed)
  }

  @Test func `it may be disposed often: the disposal happens once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(
      scheduler: scheduler, disposable: disposal.disposable)
    scheduled.dispose()
    scheduled.dispose()
    scheduler.start()
    scheduled.dispose()
    scheduler.start()
    #expect(disposal.count == 1)
  }

  @Test func `what was disposed is freed, though the disposable is kept`() {
    var scheduled: ScheduledDisposable?
    let trace = Trace { captive in
      scheduled = ScheduledDisposable(
        scheduler: CurrentThreadScheduler.instance, disposable: KeptAfterDisposal(captive))
    }
    #expect(trace.isAlive)
    scheduled?.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `threads that race to dispose it dispose once`() {
    let wrong = Race.wrongRounds {
      CountedDisposal {
        ScheduledDisposable(
          scheduler: CurrentThreadScheduler.instance, disposable: RepeatedDisposal($0))
      }
    } _: { state, _ in
      state.disposable.dispose()
    } isRight: {
      $0.count == 1 && $0.disposable.isDisposed
    }
    #expect(wrong == 0)
  }
}
