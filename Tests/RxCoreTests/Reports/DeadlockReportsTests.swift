import Dispatch
import Foundation
import RxCore
import TestSupport
import Testing

/// Public reports of deadlocks, as far as they are about subjects and sharing.
@Suite struct DeadlockReportsTests {
  /// Subscribes an observer that waits for a lock which another thread holds while it calls in.
  ///
  /// - Returns: What the observer got; nil after a hang.
  private func lines(
    of observable: Observable<Int>, callingIn: @escaping () -> Void
  ) -> [String]? {
    let (log, foreign) = (Log(), NSLock())
    let (isHeld, isInside) = (Occasion(), Occasion())
    let caller = OtherThread {
      foreign.withLock {
        isHeld.comes()
        isInside.wait()
        callingIn()
      }
    }
    isHeld.wait()
    let lines = Watchdog.run { () -> [String] in
      var isFirst = true
      _ = observable.subscribe { event in
        if isFirst {
          isFirst = false
          isInside.comes()
          foreign.withLock {}
        }
        log.add(event.line(""))
      }
      return log.lines
    }
    caller.join()
    return lines == nil ? nil : log.lines
  }

  @Test func `report 5: a replay waits for a lock whose holder emits`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    #expect(lines(of: subject) { subject.onNext(2) } == ["1", "2"])
  }

  @Test func `report 6: a first value waits for a lock whose holder emits and asks`() {
    let subject = BehaviorSubject(value: 1)
    let lines = lines(of: subject) {
      subject.onNext(2)
      _ = try? subject.value()
      _ = subject.hasObservers
    }
    #expect(lines == ["1", "2"])
  }

  @Test func `report 6: an end that is given again waits for a lock whose holder asks`() {
    let subject = PublishSubject<Int>()
    subject.onCompleted()
    let lines = lines(of: subject) {
      subject.onNext(2)
      _ = subject.hasObservers
    }
    #expect(lines == ["|"])
  }

  /// The ways to share that the report names.
  enum Form: CaseIterable, Sendable {
    case shared, sharedWithReplay, publishedAndCounted

    func share(_ source: Observable<Int>) -> Observable<Int> {
      switch self {
      case .shared: source.share()
      case .sharedWithReplay: source.share(replay: 1)
      case .publishedAndCounted: source.publish().refCount()
      }
    }
  }

  @Test(arguments: Form.allCases)
  func `report 12: ten chains of shared timers on one concurrent queue all complete`(form: Form) {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let outer = form.share(
      Observable.interval(.milliseconds(10), scheduler: scheduler))
    let isDone = Occasion()
    let bag = DisposeBag()
    for _ in 1...10 {
      outer.flatMapLatest { _ in
        form.share(Observable.interval(.milliseconds(2), scheduler: scheduler))
      }.take(10).subscribe(onCompleted: isDone.comes).disposed(by: bag)
    }
    for _ in 1...10 { isDone.wait() }
  }

  @Test func `report N8: the last one leaves while another thread holds what the end wants`() {
    let foreign = NSLock()
    let (isHeld, isEnding) = (Occasion(), Occasion())
    let counted = Observable<Int>.create { _ in
      Disposables.create {
        isEnding.comes()
        foreign.withLock {}
      }
    }.publish().refCount()
    let first = counted.subscribe()
    let holder = OtherThread {
      foreign.withLock {
        isHeld.comes()
        isEnding.wait()
        _ = counted.subscribe()
      }
    }
    isHeld.wait()
    #expect(Watchdog.run { first.dispose() } != nil)
    holder.join()
  }
}
