import RxCore
import TestSupport
import Testing

/// Public reports about disposal and the order of callbacks.
@Suite struct DisposalReportsTests {
  private let log = Log()

  @MainActor @Test func `report 30: what was accepted in the background first comes first`() async {
    let relay = BehaviorRelay(value: 0)
    let scheduler = MainScheduler()
    let log = log
    let subscription = relay.asObservable().observe(on: scheduler).note("", in: log)
    OtherThread { relay.accept(1) }.join()
    relay.accept(2)
    #expect(log.lines == ["0"])
    await mainQueueTurn()
    await mainQueueTurn()
    #expect(log.lines == ["0", "1", "2"])
    subscription.dispose()
  }

  /// Every disposable that can tell whether it was disposed, around a closure.
  private static let cancelables: [(String, @Sendable (@escaping () -> Void) -> any Cancelable)] = [
    ("a closure", { Disposables.create(with: $0) }),
    ("two", { Disposables.create(Disposables.create(), RepeatedDisposal($0)) }),
    (
      "three",
      { Disposables.create(Disposables.create(), RepeatedDisposal($0), Disposables.create()) }
    ),
    ("composite", { CompositeDisposable(disposables: [RepeatedDisposal($0)]) }),
    ("counted", { RefCountDisposable(disposable: RepeatedDisposal($0)) }),
    (
      "scheduled",
      {
        ScheduledDisposable(
          scheduler: CurrentThreadScheduler.instance, disposable: RepeatedDisposal($0))
      }
    ),
    (
      "serial",
      { action in
        let serial = SerialDisposable()
        serial.disposable = RepeatedDisposal(action)
        return serial
      }
    ),
    (
      "single",
      { action in
        let single = SingleAssignmentDisposable()
        single.setDisposable(RepeatedDisposal(action))
        return single
      }
    ),
  ]

  @Test(arguments: cancelables.indices)
  func `report 34: threads that dispose at once run the closure once`(index: Int) {
    let make = Self.cancelables[index].1
    let wrong = Race.wrongRounds(threads: 3) {
      CountedDisposal(make)
    } _: { state, _ in
      state.disposable.dispose()
      _ = state.disposable.isDisposed
    } isRight: {
      $0.count == 1 && $0.disposable.isDisposed
    }
    #expect(wrong == 0, "\(Self.cancelables[index].0)")
  }

  @Test func `report 34: a subscription that its bag and another thread dispose ends once`() {
    let wrong = Race.wrongRounds {
      let subject = PublishSubject<Int>()
      let log = Log()
      let subscription = subject.subscribe(onDisposed: { log.add("disposed") })
      return (subject, subscription, DisposeBag(disposing: subscription), log)
    } _: { state, lane in
      if lane == 0 { state.1.dispose() } else { state.0.onCompleted() }
    } isRight: {
      $0.3.lines == ["disposed"]
    }
    #expect(wrong == 0)
  }

  @Test func `report 37: the end frees what a chain captured, though its disposable is kept`() {
    let subject = PublishSubject<Int>()
    let sources: [Observable<Int>] = [.just(1), .of(1, 2), .empty(), subject]
    var kept: [any Disposable] = []
    let traces = sources.map { source in
      Trace { captive in
        kept.append(
          source.map { element in withExtendedLifetime(captive) { element } }
            .do(onNext: { _ in withExtendedLifetime(captive) {} })
            .filter { _ in withExtendedLifetime(captive) { true } }
            .subscribe { _ in withExtendedLifetime(captive) {} })
      }
    }
    subject.onCompleted()
    #expect(traces.map(\.isAlive) == [false, false, false, false])
    withExtendedLifetime((kept, sources)) {}
  }

  @Test func `report 40: dropping the disposable does not end the subscription`() {
    let subject = PublishSubject<Int>()
    do { _ = subject.map { $0 }.note("A", in: log) }
    subject.onNext(1)
    #expect(log.lines == ["A1"])
    #expect(subject.hasObservers)
  }
}
