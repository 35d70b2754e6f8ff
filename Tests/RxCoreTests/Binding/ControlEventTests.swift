import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@MainActor @Suite struct ControlEventTests {
  private let log = Log()

  /// Notes each subscription and disposal, and where.
  private func noting(_ source: Observable<String>) -> Observable<String> {
    Observable.create { [log] observer in
      log.add(MainQueue.isCurrent ? "subscribed" : "subscribed off the main queue")
      let subscription = source.subscribe(observer)
      return Disposables.create {
        log.add(MainQueue.isCurrent ? "disposed" : "disposed off the main queue")
        subscription.dispose()
      }
    }
  }

  @Test func `it emits what it is made of, and on the main queue it is subscribed to at once`() {
    let taps = PublishSubject<String>()
    let event = ControlEvent(events: noting(taps))
    let subscription = event.subscribe { [log] in log.add($0.debugDescription) }
    taps.onNext("tap")
    subscription.dispose()
    taps.onNext("late")
    #expect(log.lines == ["subscribed", "next(tap)", "disposed"])
  }

  @Test func `it ends with what it is made of, and releases it`() {
    let taps = PublishSubject<String>()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      let source = taps.do(onNext: { _ in withExtendedLifetime(captive) {} })
      kept = ControlEvent(events: source).subscribe { [log] in log.add($0.debugDescription) }
    }
    taps.onNext("tap")
    #expect(trace.isAlive)
    taps.onCompleted()
    #expect(log.lines == ["next(tap)", "completed"])
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `from another thread it is subscribed to and disposed on the main queue`() async {
    let event = ControlEvent(events: noting(.never()))
    let subscription = SingleAssignmentDisposable()
    OtherThread { subscription.setDisposable(event.subscribe()) }.join()
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    OtherThread { subscription.dispose() }.join()
    #expect(log.lines == ["subscribed"])
    await mainQueueTurn()
    #expect(log.lines == ["subscribed", "disposed"])
  }

  @Test func `each subscription is one of its source`() {
    let event = ControlEvent(events: noting(.never()))
    let bag = DisposeBag()
    event.subscribe().disposed(by: bag)
    event.asObservable().subscribe().disposed(by: bag)
    event.asControlEvent().subscribe().disposed(by: bag)
    #expect(log.lines == ["subscribed", "subscribed", "subscribed"])
  }

  @Test func `a type of a program can be a control event`() {
    struct Taps: ControlEventType {
      typealias Element = Int

      let subject = PublishSubject<Int>()

      func subscribe<Observer: ObserverType>(
        _ observer: Observer
      ) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
      }

      func asControlEvent() -> ControlEvent<Int> { ControlEvent(events: self) }
    }
    let taps = Taps()
    _ = taps.asControlEvent().bind(onNext: { [log] in log.add("\($0)") })
    _ = taps.map { $0 * 10 }.bind(onNext: { [log] in log.add("\($0)") })
    taps.subject.onNext(1)
    #expect(log.lines == ["1", "10"])
  }

  @Test func `a driver of it replays, a signal does not`() {
    let taps = PublishSubject<String>()
    let event = ControlEvent(events: taps)
    let (driver, signal) = (event.asDriver(), event.asSignal())
    let bag = DisposeBag()
    driver.drive().disposed(by: bag)
    signal.emit().disposed(by: bag)
    taps.onNext("a")
    driver.drive(onNext: { [log] in log.add("driver \($0)") }).disposed(by: bag)
    signal.emit(onNext: { [log] in log.add("signal \($0)") }).disposed(by: bag)
    #expect(log.lines == ["driver a"])
    taps.onNext("b")
    #expect(log.lines == ["driver a", "driver b", "signal b"])
  }

  @Test func `a failure on the way to a driver stops a debug build; a release build completes`()
    async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withSchedulers(overriddenBy: TestScheduler(initialClock: 0)) {
          _ = ControlEvent<Int>(events: Observable.error(Broken())).asDriver().drive()
        }
      }
      #expect(result?.standardErrorText.contains("Fatal error: A control failed: ") == true)
    #else
      expectCompletion(ControlEvent<Int>(events: Observable.error(Broken())).asDriver())
    #endif
  }

  @Test func `a failure on the way to a signal stops a debug build; a release build completes`()
    async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withSchedulers(overriddenBy: TestScheduler(initialClock: 0)) {
          _ = ControlEvent<Int>(events: Observable.error(Broken())).asSignal().emit()
        }
      }
      #expect(result?.standardErrorText.contains("Fatal error: A control failed: ") == true)
    #else
      expectCompletion(ControlEvent<Int>(events: Observable.error(Broken())).asSignal())
    #endif
  }

  @Test
  func `a failure on the way to an Infallible stops a debug build; a release build completes`()
    async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withSchedulers(overriddenBy: TestScheduler(initialClock: 0)) {
          _ = ControlEvent<Int>(events: Observable.error(Broken())).asInfallible().subscribe()
        }
      }
      #expect(result?.standardErrorText.contains("Fatal error: A control failed: ") == true)
    #else
      expectCompletion(ControlEvent<Int>(events: Observable.error(Broken())).asInfallible())
    #endif
  }

  private func expectCompletion(_ sequence: some ObservableConvertibleType) {
    _ = sequence.asObservable().subscribe { [log] in log.add($0.debugDescription) }
    #expect(log.lines == ["completed"])
  }
}

@Suite struct `Control event on virtual time` {
  @Test func `it is subscribed to and disposed at the instant, wherever the test runs`() {
    marbleTest { t in
      let taps = t.hot("--a-b-c-|")
      let event = ControlEvent(events: taps)
      let subscription = event.subscribe()
      t.scheduler.scheduleAt(5) { subscription.dispose() }
      t.expect(subscriptionsOf: taps).toBe("^----!")
    }
  }

  @Test func `it emits, and ends, as what it is made of does`() {
    marbleTest { t in
      let event = ControlEvent(events: t.hot("--a-b-|"))
      t.expect(event).toBe("--a-b-|")
      t.expect(event.asDriver()).toBe("--a-b-|")
      t.expect(event.asSignal()).toBe("--a-b-|")
    }
  }
}
