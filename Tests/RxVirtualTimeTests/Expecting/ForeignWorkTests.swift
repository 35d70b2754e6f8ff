import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Work that reaches a real scheduler` {
  private let explanation =
    "an event came into this test's chains from a thread or queue that does not know the test, "
    + "and what it set off runs in real time, for which no test waits. Send such events where the "
    + "test runs, from a scheduler that is redirected, or from a diagram; "
    + "withRealSchedulers { … } is for real time. If that is meant: t.allow(.realSchedulers)."

  /// Emits on a thread that knows nothing of the test, and waits for it.
  private func foreign(_ emitsError: Bool = false) -> Observable<Int> {
    .create { observer in
      Watchdog.run {
        if emitsError { observer.onError(RxError.unknown) } else { observer.onNext(1) }
      }
      return Disposables.create()
    }
  }

  private static let far = DispatchTimeInterval.seconds(3600)

  @Test func `what an operator schedules is reported with its name, at the marble test`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      let late = foreign().flatMap { _ in
        Observable<Int>.timer(Self.far, scheduler: MainScheduler.instance)
      }
      t.hold(late.subscribe())
    }
    #expect(failures.map(\.text) == ["timer has reached a real scheduler: \(explanation)"])
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.map(\.location.fileID) == [#fileID])
  }

  @Test func `it is reported at the expectation whose chain it is`() {
    let line = #line + 5
    let failures = marbleFailures { t in
      let late = foreign().flatMap { _ in
        Observable<Int>.timer(Self.far, scheduler: MainScheduler.instance)
      }
      t.expect(late).toBe("-")
      t.expect(Observable.just(1)).toBe("(1|)")
    }
    #expect(failures.map(\.location.line) == [line])
  }

  @Test func `each operator of a chain is reported once, errors and ends count as well`() {
    let queue = ConcurrentDispatchQueueScheduler(qos: .default)
    let failures = marbleFailures { t in
      for _ in 0..<3 {
        let late = foreign(true).materialize().flatMap { _ in
          Observable.just(1).delay(Self.far, scheduler: queue)
        }
        t.hold(late.subscribe())
      }
    }
    #expect(failures.map { $0.text.prefix { $0 != " " } } == ["delay"])
  }

  private static let schedulers: [any ImmediateSchedulerType] = [
    MainScheduler(), MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    SerialDispatchQueueScheduler(internalSerialQueueName: "serial"),
    ConcurrentDispatchQueueScheduler(qos: .default),
    OperationQueueScheduler(operationQueue: OperationQueue()),
  ]

  @Test(arguments: schedulers.indices)
  func `a direct call of any real scheduler is reported`(index: Int) {
    let failures = marbleFailures { t in
      let scheduler = Self.schedulers[index]
      t.hold(
        foreign().subscribe(onNext: { _ in
          _ = scheduler.schedule(()) { _ in Disposables.create() }
        }))
    }
    #expect(
      failures.map(\.text) == ["work without a state has reached a real scheduler: \(explanation)"])
  }

  @Test func `subjects and relays are ways in`() {
    let relay = PublishRelay<Int>()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let failures = marbleFailures { t in
      let main = MainScheduler.instance
      t.hold(relay.flatMap { Observable.just($0).delay(Self.far, scheduler: main) }.subscribe())
      t.hold(subject.flatMap { Observable.just($0).observe(on: main) }.subscribe())
      Watchdog.run {
        relay.accept(1)
        subject.onNext(1)
      }
    }
    #expect(
      failures.map { $0.text.components(separatedBy: " has ")[0] } == ["delay", "observe(on:)"])
  }

  @Test func `operators that were subscribed to in the test stay on its clock`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: 0)
      t.expect(relay.skip(1).debounce(.milliseconds(5), scheduler: MainScheduler.instance))
        .toBe("-----1")
      t.advance(to: 0)
      Watchdog.run { relay.accept(1) }
    }
  }

  @Test func `it can be allowed, or be meant`() {
    marbleTest(allow: .realSchedulers) { t in
      t.hold(foreign().flatMap { Observable.just($0).observe(on: MainScheduler()) }.subscribe())
    }
    marbleTest { t in
      t.hold(
        foreign().subscribe(onNext: { _ in
          withRealSchedulers {
            _ = MainScheduler.asyncInstance.schedule(()) { _ in Disposables.create() }
          }
        }))
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      withRealSchedulers { t.hold(foreign().observe(on: queue).subscribe()) }
    }
  }

  @Test func `after the test it is reported at once`() {
    let relay = PublishRelay<Int>()
    var subscription: (any Disposable)?
    let line = #line + 2
    withKnownIssue {
      marbleTest { _ in
        subscription = relay.flatMap { Observable.just($0).observe(on: MainScheduler()) }
          .subscribe()
      }
      relay.accept(1)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("observe(on:) has reached a real scheduler") == true
        && issue.sourceLocation?.line == line
    }
    subscription?.dispose()
  }

  @Test func `chains outside of a marble test are nobody's business`() {
    marbleTest { _ in }
    let relay = PublishRelay<Int>()
    let subscription = relay.flatMap { Observable.just($0).observe(on: MainScheduler()) }
      .subscribe()
    Watchdog.run { relay.accept(1) }
    relay.accept(2)
    subscription.dispose()
  }
}
