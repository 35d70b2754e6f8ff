import RxCore
import TestSupport
import Testing

/// Which sources emit while they are subscribed to, and which wait for their turn on this thread.
@Suite("Contract: turns") struct ContractTurnsTests {
  private static let immediate = [
    ContractSourceTests.Source("just") { .just(1) },
    ContractSourceTests.Source("empty") { .empty() },
    ContractSourceTests.Source("error") { .error(ContractError()) },
    ContractSourceTests.Source("from(optional:)") { .from(optional: 1) },
    ContractSourceTests.Source("from(optional: nil)") { .from(optional: nil) },
    ContractSourceTests.Source("a behavior subject") { BehaviorSubject(value: 1) },
    ContractSourceTests.Source("a behavior relay") { BehaviorRelay(value: 1).asObservable() },
    ContractSourceTests.Source("a replay subject") {
      let subject = ReplaySubject<Int>.createUnbounded()
      subject.onNext(1)
      return subject
    },
    ContractSourceTests.Source("an async subject that has ended") {
      let subject = AsyncSubject<Int>()
      subject.onNext(1)
      subject.onCompleted()
      return subject
    },
    ContractSourceTests.Source("a subject that has ended") {
      let subject = PublishSubject<Int>()
      subject.onCompleted()
      return subject
    },
  ]

  private static let waiting = [
    ContractSourceTests.Source("of") { .of(1) },
    ContractSourceTests.Source("from an array") { .from([1]) },
    ContractSourceTests.Source("from a sequence") { .from(1...1) },
    ContractSourceTests.Source("range") { .range(start: 1, count: 1) },
    ContractSourceTests.Source("repeatElement") { .repeatElement(1) },
    ContractSourceTests.Source("generate") {
      .generate(initialState: 1, condition: { $0 < 2 }, iterate: { $0 + 1 })
    },
    ContractSourceTests.Source("just on the current thread") {
      .just(1, scheduler: CurrentThreadScheduler.instance)
    },
  ]

  /// What happens where a source is subscribed to inside the current thread's work.
  private func lines(_ source: ContractSourceTests.Source) -> [String] {
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      subscription.setDisposable(
        source.make().subscribe { _ in
          log.add("event")
          subscription.dispose()
        })
      log.add("subscribed")
      return Disposables.create()
    }
    return log.lines
  }

  @Test("these emit before the subscription has been made", arguments: immediate)
  func atOnce(_ source: ContractSourceTests.Source) {
    #expect(lines(source).first == "event")
  }

  @Test("these wait for the work under way", arguments: waiting)
  func later(_ source: ContractSourceTests.Source) {
    #expect(lines(source) == ["subscribed", "event"])
  }
}
