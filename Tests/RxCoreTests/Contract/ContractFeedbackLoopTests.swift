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
