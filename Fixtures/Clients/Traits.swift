// What a client must not be able to do with a trait: each marked line is to be refused.
import RxCore

struct Broken: Error {}

func leaveAndComeBack(_ title: Driver<String>, _ queue: any SchedulerType) -> Driver<String> {
  title.asObservable().observe(on: queue).catchAndReturn("").asDriver(onErrorDriveWith: .empty())
}

func fail(_ title: Driver<String>) {
  _ = title.map { _ -> String in throw Broken() }  // error: invalid conversion from throwing
  _ = title.filter { _ in throw Broken() }  // error: invalid conversion from throwing
  _ = title.flatMapLatest { Observable.just($0) }  // error: 'Sharing' could not be inferred
  _ = title.materialize()  // error: has no member 'materialize'
  _ = title.retry()  // error: has no member 'retry'
  _ = title.catchAndReturn("")  // error: has no member 'catchAndReturn'
}

func hop(_ title: Driver<String>, _ taps: Signal<Void>, _ queue: any SchedulerType) {
  _ = title.observe(on: queue)  // error: has no member 'observe'
  _ = title.subscribe(on: queue)  // error: has no member 'subscribe'
  _ = title.delay(.seconds(1), scheduler: queue)  // error: extra argument 'scheduler' in call
  _ = title.debounce(.seconds(1), scheduler: queue)  // error: extra argument 'scheduler' in call
  _ = title.subscribe(onNext: { _ in })  // error: has no member 'subscribe'
  _ = taps.subscribe(onNext: { _ in })  // error: has no member 'subscribe'
}

func mistake(_ title: Driver<String>, _ taps: Signal<Void>, _ source: Observable<String>) {
  _ = title.emit()  // error: requires the types
  _ = taps.drive()  // error: requires the types
  _ = source.asDriver()  // error: missing argument for parameter 'onError
  _ = title.withLatestFrom(taps) { text, _ in text }  // error: requires the types
}
