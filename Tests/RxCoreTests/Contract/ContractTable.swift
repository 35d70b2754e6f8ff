import RxCore
import RxVirtualTime

/// Everything with several inputs, or that may be called while it emits. What a shelf adds and
/// this table lacks fails a test.
enum ContractTable {
  static let entries: [ContractEntry] = subjects + combining + flattening + timed + ending + sharing

  private static let subjects = [
    ContractEntry("PublishSubject") {
      let subject = PublishSubject<Int>()
      return ContractRig(
        observable: subject, deliver: { subject.onNext(1) },
        callIns: [
          ("on", { subject.onNext(2) }), ("complete", { subject.onCompleted() }),
          ("dispose of it", { subject.dispose() }),
          ("hasObservers", { _ = subject.hasObservers }),
          ("isDisposed", { _ = subject.isDisposed }),
        ], concurrentInputs: [subject.onNext, subject.onNext])
    },
    ContractEntry("BehaviorSubject") {
      let subject = BehaviorSubject(value: 0)
      return ContractRig(
        observable: subject, deliver: { subject.onNext(1) },
        callIns: [
          ("on", { subject.onNext(2) }), ("complete", { subject.onCompleted() }),
          ("dispose of it", { subject.dispose() }), ("value", { _ = try? subject.value() }),
          ("hasObservers", { _ = subject.hasObservers }),
          ("isDisposed", { _ = subject.isDisposed }),
        ], concurrentInputs: [subject.onNext, subject.onNext])
    },
    ContractEntry("ReplaySubject") {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      return ContractRig(
        observable: subject, deliver: { subject.onNext(1) },
        callIns: [
          ("on", { subject.onNext(2) }), ("complete", { subject.onCompleted() }),
          ("dispose of it", { subject.dispose() }),
          ("hasObservers", { _ = subject.hasObservers }),
        ], concurrentInputs: [subject.onNext, subject.onNext])
    },
    ContractEntry("AsyncSubject") {
      let subject = AsyncSubject<Int>()
      return ContractRig(
        observable: subject,
        deliver: {
          subject.onNext(1)
          subject.onCompleted()
        },
        callIns: [
          ("on", { subject.onNext(2) }), ("complete", { subject.onCompleted() }),
          ("fail", { subject.onError(ContractError()) }),
          ("hasObservers", { _ = subject.hasObservers }),
        ])
    },
    ContractEntry("ReplayRelay") {
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      return ContractRig(
        observable: relay.asObservable(), deliver: { relay.accept(1) },
        callIns: [("accept", { relay.accept(2) })], concurrentInputs: [relay.accept, relay.accept])
    },
    ContractEntry("PublishRelay") {
      let relay = PublishRelay<Int>()
      return ContractRig(
        observable: relay.asObservable(), deliver: { relay.accept(1) },
        callIns: [("accept", { relay.accept(2) })], concurrentInputs: [relay.accept, relay.accept])
    },
    ContractEntry("BehaviorRelay") {
      let relay = BehaviorRelay(value: 0)
      return ContractRig(
        observable: relay.asObservable(), deliver: { relay.accept(1) },
        callIns: [
          ("accept", { relay.accept(2) }), ("value", { _ = relay.value }),
          ("update", { relay.update { $0 = 3 } }),
        ], concurrentInputs: [relay.accept, { element in relay.update { $0 = element } }])
    },
  ]

  private static let combining = [
    ContractEntry("CombineLatest") { .pair { Observable.combineLatest($0, $1) { $0 + $1 } } },
    ContractEntry("CombineLatestArity") {
      .pair { Observable.combineLatest($0, $1, $0) { $0 + $1 + $2 } }
    },
    ContractEntry("CombineLatestCollection") {
      .pair { Observable.combineLatest([$0, $1]) { $0.reduce(0, +) } }
    },
    ContractEntry("Zip") { .pair { Observable.zip($0, $1) { $0 + $1 } } },
    ContractEntry("ZipArity") { .pair { Observable.zip($0, $1, $0) { $0 + $1 + $2 } } },
    ContractEntry("ZipCollection") { .pair { Observable.zip([$0, $1]) { $0.reduce(0, +) } } },
    ContractEntry("Merge") { .pair { Observable.merge($0, $1) } },
    ContractEntry("Amb") {
      let (a, b) = (ProbeSource(), ProbeSource())
      return ContractRig(
        observable: a.observable.amb(b.observable), deliver: { a.send(1) }, sources: [a, b],
        // Whatever comes first, only one of them emits.
        concurrentInputs: [a.send])
    },
    ContractEntry("WithLatestFrom") { .pair { $0.withLatestFrom($1) { $0 + $1 } } },
    ContractEntry("Concat") {
      var rig = ContractRig.pair { $0.concat($1) }
      // Its sources run one after another, never side by side.
      rig.concurrentInputs.removeLast()
      return rig
    },
    ContractEntry("StartWith") { .single { $0.startWith(0) } },
    ContractEntry("Sample") {
      let (a, b) = (ProbeSource(), ProbeSource())
      return ContractRig(
        observable: a.observable.sample(b.observable), prime: { a.send(0) },
        deliver: {
          a.send(1)
          b.send(1)
        }, sources: [a, b], concurrentInputs: [a.send, b.send])
    },
    ContractEntry("SkipUntil") {
      let (a, b) = (ProbeSource(), ProbeSource())
      // What lets the others through emits nothing, and is left at its first element.
      return ContractRig(
        observable: a.observable.skip(until: b.observable),
        deliver: {
          b.send(0)
          a.send(1)
        }, sources: [a, b], concurrentInputs: [a.send])
    },
    ContractEntry("TakeUntil") { .pair { $0.take(until: $1.filter { $0 < 0 }) } },
  ]

  private static let flattening = [
    ContractEntry("FlatMap") { .nested { $0.flatMap($1) } },
    ContractEntry("FlatMapFirst") {
      let (a, b) = (ProbeSource(), ProbeSource())
      return ContractRig(
        observable: a.observable.flatMapFirst { _ in b.observable }, prime: { a.send(0) },
        deliver: { b.send(1) }, sources: [a, b], concurrentInputs: [a.send, b.send])
    },
    ContractEntry("FlatMapLatest") { .nested { $0.flatMapLatest($1) } },
    ContractEntry("SwitchLatest") { .nested { $0.map($1).switchLatest() } },
    ContractEntry("GroupBy") {
      .single { $0.groupBy { $0 % 2 }.merge() }
    },
    ContractEntry("Window") {
      .single {
        $0.window(timeSpan: .never, count: 3, scheduler: MainScheduler.instance).merge()
      }
    },
    ContractEntry("ConcatMap") { .nested { $0.concatMap($1) } },
    ContractEntry("MergeNested") { .nested { $0.map($1).merge() } },
    ContractEntry("MergeMaxConcurrent") { .nested { $0.map($1).merge(maxConcurrent: 1) } },
    ContractEntry("ConcatNested") { .nested { $0.map($1).concat() } },
  ]

  private static let timed = [
    ContractEntry("Debounce") { .timed { $0.debounce(.milliseconds(5), scheduler: $1) } },
    ContractEntry("Throttle") { .timed { $0.throttle(.milliseconds(5), scheduler: $1) } },
    ContractEntry("Delay") { .timed { $0.delay(.milliseconds(5), scheduler: $1) } },
    ContractEntry("DelaySubscription") {
      .single { $0.delaySubscription(.milliseconds(0), scheduler: HastyScheduler()) }
    },
    ContractEntry("Timeout") {
      .single { $0.timeout(.milliseconds(5), scheduler: ManualScheduler()) }
    },
    ContractEntry("Buffer") {
      .timed { $0.buffer(timeSpan: .milliseconds(5), count: 2, scheduler: $1).map(\.count) }
    },
    ContractEntry("Skip time") {
      .single { $0.skip(.seconds(1), scheduler: HastyScheduler()) }
    },
    ContractEntry("TakeFor") { .timed { $0.take(for: .seconds(9), scheduler: $1) } },
    ContractEntry("ObserveOn") { .timed { $0.observe(on: $1) } },
  ]

  private static let ending = [
    ContractEntry("Catch") { .single { a in a.catch { _ in a } } },
    ContractEntry("CatchAndReturn") { .single { $0.catchAndReturn(0) } },
    ContractEntry("CatchSequence") { .single { Observable.catch(sequence: [$0, .just(0)]) } },
    ContractEntry("Retry") { .single { $0.retry() } },
    ContractEntry("RetryWhen") {
      var rig = ContractRig.pair { a, b in a.retry { errors in errors.flatMap { _ in b } } }
      // What triggers a retry emits nothing.
      rig.concurrentInputs.removeLast()
      return rig
    },
    ContractEntry("Take") { .single { $0.take(100) } },
    ContractEntry("Skip") { .single { $0.skip(0) } },
    ContractEntry("SkipWhile") { .single { $0.skip(while: { _ in false }) } },
    ContractEntry("TakeWhile") { .single { $0.take(while: { _ in true }) } },
    ContractEntry("ElementAt") { .single { $0.element(at: 0) } },
    ContractEntry("SingleElement") { .single { $0.single() } },
    ContractEntry("IfEmptyDefault") { .single { $0.ifEmpty(default: 0) } },
    ContractEntry("IfEmptySwitchTo") { .single { a in a.ifEmpty(switchTo: a) } },
    ContractEntry("TakeLast") { .collecting { $0.takeLast(2) } },
    ContractEntry("Reduce") { .collecting { $0.reduce(0, accumulator: +) } },
    ContractEntry("Do") { .single { $0.do(onNext: { _ in }) } },
    ContractEntry("Materialize") { .single { $0.materialize().map { $0.element ?? 0 } } },
    ContractEntry("Dematerialize") { .single { $0.map { Event.next($0) }.dematerialize() } },
    ContractEntry("DistinctUntilChanged") { .single { $0.distinctUntilChanged { _, _ in false } } },
    ContractEntry("Scan") { .single { $0.scan(0, accumulator: +) } },
    ContractEntry("Enumerated") { .single { $0.enumerated().map(\.element) } },
    ContractEntry("Map") { .single { $0.map { $0 } } },
    ContractEntry("Filter") { .single { $0.filter { _ in true } } },
    ContractEntry("CompactMap") { .single { $0.compactMap { $0 } } },
    ContractEntry("Create") { .single { $0 } },
    ContractEntry("Deferred") { .single { a in Observable.deferred { a } } },
    ContractEntry("Using") {
      .single { a in Observable.using({ BooleanDisposable() }, observableFactory: { _ in a }) }
    },
    ContractEntry("WithUnretained") {
      .single { $0.withUnretained(MainScheduler.instance) { $1 } }
    },
    ContractEntry("SubscribeOn") {
      .single { $0.subscribe(on: CurrentThreadScheduler.instance) }
    },
  ]

  private static let sharing = [
    ContractEntry("Share") { .single { $0.share() } },
    ContractEntry("Share replay 1") { .single { $0.share(replay: 1) } },
    ContractEntry("Share replay 2") { .single { $0.share(replay: 2) } },
    ContractEntry("Share forever") { .single { $0.share(replay: 1, scope: .forever) } },
    ContractEntry("Multicast") {
      .single { $0.multicast({ PublishSubject<Int>() }, selector: { $0 }) }
    },
    ContractEntry("RefCount") { .single { $0.publish().refCount() } },
    ContractEntry("Replay") { .single { $0.replay(1).refCount() } },
    ContractEntry("ReplayAll") { .single { $0.replayAll().refCount() } },
    ContractEntry("Publish") {
      let a = ProbeSource()
      let connectable = a.observable.publish()
      return ContractRig(
        observable: connectable, prime: { _ = connectable.connect() }, deliver: { a.send(1) },
        callIns: [
          ("connect", { _ = connectable.connect() }),
          ("connect and disconnect", { connectable.connect().dispose() }),
        ], sources: [a], concurrentInputs: [a.send])
    },
  ]
}
