import Foundation
import RxBlockingLite
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("Awaiting a sequence")
struct AsyncObservableTests {
  private struct Loud: Error {}

  @Test("collect, first, last and single give what they give when they block")
  func values() async throws {
    let numbers = Observable.of(1, 2, 3).toAsync()
    #expect(try await numbers.collect() == [1, 2, 3])
    #expect(try await numbers.first() == 1)
    #expect(try await numbers.last() == 3)
    #expect(try await numbers.single { $0 == 2 } == 2)
    #expect(try await Observable.just(1).toAsync().single() == 1)
    #expect(try await Observable<Int>.empty().toAsync().first() == nil)
    #expect(try await Observable<Int>.empty().toAsync().last() == nil)
  }

  @Test("they fail with the same errors")
  func errors() async {
    let failing = Observable.of(1, 2).concat(Observable.error(Refusal())).toAsync()
    await #expect(throws: Refusal()) { try await failing.collect() }
    #expect(failing.received == [1, 2])
    #expect(await failing.materialize().outcome == "[1, 2] Refusal()")
    let noElements = await #expect(throws: RxError.self) {
      try await Observable<Int>.empty().toAsync().single()
    }
    #expect("\(noElements as Any)".contains("contain any elements"))
    let two = await #expect(throws: RxError.self) {
      try await Observable.of(1, 2).concat(Observable.never()).toAsync().single()
    }
    #expect("\(two as Any)".contains("more than one element"))
    await #expect(throws: Loud.self) {
      try await Observable.of(1).toAsync().single { _ in throw Loud() }
    }
  }

  @Test("every trait can be awaited")
  func traits() async throws {
    #expect(try await Single.just(1).toAsync().single() == 1)
    #expect(try await Maybe<Int>.empty().toAsync().first() == nil)
    #expect(try await Completable.empty().toAsync().collect().isEmpty)
    #expect(try await Infallible.of(1, 2).toAsync().collect() == [1, 2])
    #expect(try await BehaviorRelay(value: 4).toAsync().first() == 4)
  }

  @Test("a limit on a clock of the caller's ends the wait")
  func timeout() async {
    let result = await Observable<Int>.never().startWith(1)
      .toAsync(timeout: .seconds(1_000_000), clock: HurriedClock()).materialize()
    #expect(result.outcome == "[1] Sequence timeout.")
    let atOnce = await Observable<Int>.never().toAsync(timeout: .zero).materialize()
    #expect(atOnce.outcome == "[] Sequence timeout.")
  }

  @Test("cancelling the task ends the wait and disposes the source")
  func cancellation() async {
    let begun = Guarded<[String]>([])
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      begun.with { $0.append("subscribed") }
      return Disposables.create { begun.with { $0.append("disposed") } }
    }
    let task = Task { await source.toAsync().materialize().outcome }
    while begun.with({ $0.isEmpty }) { await Task.yield() }
    task.cancel()
    #expect(await task.value == "[1] CancellationError()")
    #expect(begun.with { $0 } == ["subscribed", "disposed"])
  }

  @Test("cancelling the task ends a wait that blocks it, too")
  func cancellationOfBlocking() async {
    let begun = Guarded<[String]>([])
    let source = Observable<Int>.create { _ in
      begun.with { $0.append("subscribed") }
      return Disposables.create { begun.with { $0.append("disposed") } }
    }
    let task = Task(executorPreference: OwnThreads()) {
      source.toBlocking().materialize().outcome
    }
    while begun.with({ $0.isEmpty }) { await Task.yield() }
    task.cancel()
    #expect(await task.value == "[] CancellationError()")
    #expect(begun.with { $0 } == ["subscribed", "disposed"])
  }

  @Test("no work left on virtual time ends the wait with an error")
  func virtualTime() async throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1)])
    #expect(try await source.toAsync(on: scheduler).first() == 1)
    let result = await source.toAsync(on: scheduler, timeout: .seconds(5)).materialize()
    #expect(result.outcome == "[] Sequence timeout.")
    #expect(scheduler.clock == 15)
    let endless = await source.toAsync(on: scheduler).materialize()
    #expect(endless.outcome == "[1] blocked forever: at the virtual time 25 no work")
  }

  @Test("an end and a cancellation that meet resume the task once")
  func race() async {
    for round in 0..<1_000 {
      let subject = PublishSubject<Int>()
      let task = Task { await subject.toAsync().materialize().outcome }
      while !subject.hasObservers { await Task.yield() }
      let end = Task.detached { subject.onCompleted() }
      task.cancel()
      let outcome = await task.value
      await end.value
      #expect(["[]", "[] CancellationError()"].contains(outcome), "round \(round)")
      #expect(!subject.hasObservers)
    }
  }
}

/// Runs each piece of a task on a thread of its own, so that a blocked one holds up no other task.
private final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }.start()
  }
}

/// A clock on which every wait is over at once.
private struct HurriedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { ContinuousClock().now }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
