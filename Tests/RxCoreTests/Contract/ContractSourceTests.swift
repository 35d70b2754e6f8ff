import RxCore
import RxVirtualTime
import Testing

/// Law 3, the sources' part: what cancels comes before the first event, and after the end of a
/// subscription its source says nothing more to the stages that go on.
@Suite("Contract: sources") struct ContractSourceTests {
  struct Source: CustomStringConvertible, Sendable {
    let description: String
    let make: @Sendable () -> Observable<Int>

    init(_ name: String, _ make: @escaping @Sendable () -> Observable<Int>) {
      description = name
      self.make = make
    }
  }

  static let sources = [
    Source("just") { .just(1) },
    Source("just(scheduler:)") { .just(1, scheduler: CurrentThreadScheduler.instance) },
    Source("of") { .of(1, 2) },
    Source("from") { .from([1, 2]) },
    Source("from(optional:)") { .from(optional: 1) },
    Source("from(optional: nil)") { .from(optional: nil) },
    Source("range") { .range(start: 1, count: 2) },
    Source("empty") { .empty() },
    Source("error") { .error(ContractError()) },
    Source("never") { .never() },
    Source("deferred") { .deferred { .of(1, 2) } },
    Source("create") {
      .create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    },
    Source("ReplaySubject") {
      let subject = ReplaySubject<Int>.createUnbounded()
      subject.onNext(1)
      subject.onCompleted()
      return subject
    },
    Source("a subject that has ended") {
      let subject = PublishSubject<Int>()
      subject.onCompleted()
      return subject
    },
  ]

  @Test("do(onDispose:) runs once, however the subscription ends", arguments: sources)
  func onDispose(_ source: Source) {
    var count = 0
    let subscription = source.make().do(onDispose: { count += 1 }).subscribe { _ in }
    subscription.dispose()
    subscription.dispose()
    #expect(count == 1)
  }

  @Test("onDisposed runs once, however the subscription ends", arguments: sources)
  func onDisposed(_ source: Source) {
    var count = 0
    source.make().subscribe(onError: { _ in }, onDisposed: { count += 1 }).dispose()
    #expect(count == 1)
  }

  @Test(
    "a source whose element made a stage fail says nothing to what comes after", arguments: sources)
  func failureBefore(_ source: Source) {
    guard source.description != "never", source.description != "empty" else { return }
    let failing = source.make().map { _ -> Int in throw ContractError() }
    var events: [String] = []
    let rest = PublishSubject<Int>()
    let subscriptions = [
      failing.catch { _ in rest }.subscribe { events.append("catch \($0)") },
      Observable.catch(sequence: [failing, rest.asObservable()])
        .subscribe { events.append("sequence \($0)") },
      failing.retry { errors in errors.flatMap { _ in rest } }
        .subscribe { events.append("retry \($0)") },
    ]
    let materialized = failing.materialize().subscribe {
      if $0.element == nil { events.append("materialize \($0)") }
    }
    let emptied: Set = [
      "from(optional: nil)", "a subject that has ended",
    ]
    if emptied.contains(source.description) {
      #expect(events.filter { $0.contains("completed") }.count == 4)
    } else {
      #expect(events == ["materialize completed"])
    }
    for subscription in subscriptions { subscription.dispose() }
    materialized.dispose()
  }
}
