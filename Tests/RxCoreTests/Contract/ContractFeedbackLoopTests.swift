import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Law 2: a delivery that keeps causing itself is reported instead of spinning.
@Suite("Contract: feedback loops") struct ContractFeedbackLoopTests {
  @Test("a marble test reports two relays bound to each other, and goes on")
  func inMarbleTest() {
    let failures = marbleFailures { t in
      let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      let bag = t.keep(DisposeBag())
      a.bind(to: b).disposed(by: bag)
      b.bind(to: a).disposed(by: bag)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.hasPrefix("Feedback loop: one delivery of BehaviorRelay<Int>") == true)
    #expect(failures.first?.text.contains("distinctUntilChanged()") == true)
  }

  @Test("an operator that feeds itself is reported, too")
  func operators() {
    let failures = marbleFailures { _ in
      let source = PublishSubject<Int>()
      let subscription = Observable.merge(source, source.map { $0 }.filter { $0 < 0 })
        .subscribe(onNext: { source.onNext($0) })
      source.onNext(1)
      subscription.dispose()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("Feedback loop: ") == true)
  }

  @Test("events that another thread brings are no loop, though each causes one")
  func eventsOfOthers() {
    let (subject, count) = (PublishSubject<Int>(), Count())
    let reports = Log()
    FeedbackLoop.$handler.withValue(FeedbackLoop.Handler { reports.add($0) }) {
      let subscription = subject.subscribe(onNext: { number in
        count.value += 1
        if number == 0 {
          OtherThread { for next in 1...150_000 { subject.onNext(next) } }.join()
        }
        if number >= 0 { subject.onNext(-1) }
      })
      subject.onNext(0)
      subscription.dispose()
    }
    #expect(reports.lines == [])
    #expect(count.value == 300_002)
  }

  @Test("many events that one event causes are no loop")
  func oneCauseOfMany() {
    let (subject, count) = (PublishSubject<Int>(), Count())
    let failures = marbleFailures { _ in
      let subscription = subject.subscribe(onNext: { number in
        count.value += 1
        if number == 0 { for next in 1...150_000 { subject.onNext(next) } }
      })
      subject.onNext(0)
      subscription.dispose()
    }
    #expect(failures.map(\.text) == [])
    #expect(count.value == 150_001)
  }

  @Test("a loop that doubles its events at each turn is reported before memory runs out")
  func doubling() {
    let failures = marbleFailures { _ in
      let subject = PublishSubject<Int>()
      let subscriptions = [subject.bind(to: subject), subject.bind(to: subject)]
      subject.onNext(0)
      for subscription in subscriptions { subscription.dispose() }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("Feedback loop: ") == true)
  }

  private final class Count: @unchecked Sendable {
    var value = 0
  }

  #if DEBUG
    @Test("elsewhere it stops a debug build")
    func stops() async {
      await #expect(processExitsWith: .failure) {
        let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let first = a.bind(to: b)
        let second = b.bind(to: a)
        first.dispose()
        second.dispose()
      }
    }
  #endif

  @Test("distinctUntilChanged breaks the circle")
  func broken() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 1))
    let subscriptions = [
      a.asObservable().distinctUntilChanged().bind(to: b),
      b.asObservable().distinctUntilChanged().bind(to: a),
    ]
    a.accept(5)
    #expect([a.value, b.value] == [5, 5])
    for subscription in subscriptions { subscription.dispose() }
  }
}
