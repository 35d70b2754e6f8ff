import Foundation
import RxCore

// Events, observers, disposables, subjects, relays, schedulers and hooks, as a user of RxSwift uses
// them.
final class TypesUses {
  private var disposable: Disposable?
  private var observer: AnyObserver<Int>?
  var connection: Cancelable = Disposables.create {}
  let errors: [RxError] = [
    .unknown, .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
    .disposed(object: DisposeBag()),
  ]

  func events(_ event: Event<Int>) -> String {
    if event.isStopEvent { return "end" }
    if event.isCompleted { return "|" }
    if let error = event.error { return "\(error)" }
    if let element = event.element { return "\(element)" }
    _ = event.map { "\($0)" }.event
    return event.debugDescription
  }

  func observers(_ subject: PublishSubject<Int>) {
    observer = subject.asObserver().asObserver()
    observer = AnyObserver(subject)
    observer = AnyObserver { print($0) }
    observer = AnyObserver(eventHandler: subject.on)
    observer?.onNext(1)
    observer?.onError(RxError.unknown)
    observer?.onCompleted()
    let texts: AnyObserver<String> = subject.mapObserver { text in
      guard let number = Int(text) else { throw RxError.unknown }
      return number
    }
    texts.on(.next("1"))
  }

  func disposables(_ bag: DisposeBag, _ scheduler: any SchedulerType) {
    _ = Disposables.create()
    _ = Disposables.create { print("gone") }
    _ = Disposables.create(with: { print("gone") })
    let (one, two) = (BooleanDisposable(), BooleanDisposable(isDisposed: true))
    _ = Disposables.create(one, two)
    _ = Disposables.create(one, two, one)
    _ = Disposables.create(one, two, one, two, one)
    _ = Disposables.create([one, two])
    let composite = CompositeDisposable()
    if let key = composite.insert(one) { composite.remove(for: key) }
    _ = CompositeDisposable(one, two)
    _ = CompositeDisposable(one, two, one)
    _ = CompositeDisposable(one, two, one, two, one)
    _ = CompositeDisposable(disposables: [one, two])
    print(composite.count, composite.isDisposed)
    let serial = SerialDisposable()
    serial.disposable = one
    serial.disposable.dispose()
    let single = SingleAssignmentDisposable()
    single.setDisposable(two)
    let counted = RefCountDisposable(disposable: one)
    counted.retain().dispose()
    print(ScheduledDisposable(scheduler: scheduler, disposable: one).isDisposed)
    bag.insert(one)
    bag.insert(one, two)
    bag.insert([one, two])
    bag.insert {
      one
      two
    }
    _ = DisposeBag(disposing: one, two)
    _ = DisposeBag(disposing: [one, two])
    _ = DisposeBag {
      one
      two
    }
    one.disposed(by: bag)
    disposable = connection
  }

  func subjects() throws {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 1)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    let all = ReplaySubject<String>.createUnbounded()
    let last = AsyncSubject<Int>()
    print(publish.hasObservers, publish.isDisposed, try behavior.value(), behavior.hasObservers)
    print(replay.hasObservers, last.hasObservers)
    publish.asObserver().onNext(1)
    behavior.asObserver().on(.completed)
    all.onNext("a")
    last.onCompleted()
    publish.dispose()
    behavior.dispose()
    replay.dispose()
    let observables: [Observable<Int>] = [publish, behavior, replay, last]
    _ = Observable.merge(observables)
  }

  func relays() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let optional = BehaviorRelay<String?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let all = ReplayRelay<Int>.createUnbound()
    publish.accept(1)
    behavior.accept(behavior.value + 1)
    optional.accept("a")
    replay.accept(1)
    all.accept(1)
    _ = publish.asObservable()
    _ = behavior.asObservable().map { $0 }
    _ = behavior.map { $0 }
    _ = replay.asInfallible()
    let lists = BehaviorRelay<[Int]>(value: [])
    lists.accept(lists.value + [1])
  }

  func hooks() {
    Hooks.recordCallStackOnError = false
    let handler = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { stack, error in print(stack, error) }
    Hooks.customCaptureSubscriptionCallstack = { ["here"] }
    Hooks.defaultErrorHandler = handler
  }

  func named(_ numbers: RxObservable<Int>) -> RxObservable<String> { numbers.map(\.description) }

  func counted<Number: RxAbstractInteger>(_ numbers: Observable<Number>) -> Observable<Int> {
    numbers.map { Int($0) }
  }
}
