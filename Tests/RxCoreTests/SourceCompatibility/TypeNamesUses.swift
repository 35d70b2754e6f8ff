import Foundation
import RxCore

// The names of types and the members that stand beside the operators, as users write them down.
final class TypeNamesUses {
  typealias Handlers = (
    AnyObserver<Int>.EventHandler, Single<Int>.SingleObserver, Maybe<Int>.MaybeObserver,
    Completable.CompletableObserver, Infallible<Int>.InfallibleObserver
  )
  typealias Hooking = (Hooks.DefaultErrorHandler, Hooks.CustomCaptureSubscriptionCallstack)
  typealias Subjects = (
    PublishSubject<Int>.SubjectObserverType, BehaviorSubject<Int>.SubjectObserverType,
    ReplaySubject<Int>.SubjectObserverType, AsyncSubject<Int>.SubjectObserverType
  )
  typealias Times = (
    SerialDispatchQueueScheduler.TimeInterval, SerialDispatchQueueScheduler.Time,
    ConcurrentDispatchQueueScheduler.TimeInterval, ConcurrentDispatchQueueScheduler.Time,
    ConcurrentMainScheduler.TimeInterval, ConcurrentMainScheduler.Time, RxTime, RxTimeInterval
  )
  typealias Traits = (
    PrimitiveSequence<SingleTrait, Int>, PrimitiveSequence<MaybeTrait, Int>,
    PrimitiveSequence<CompletableTrait, Never>, SharedSequence<DriverSharingStrategy, Int>,
    SharedSequence<SignalSharingStrategy, Int>
  )

  private let disposables: [DisposeBase] = [
    CompositeDisposable(), SerialDisposable(), SingleAssignmentDisposable(),
  ]
  private var key: CompositeDisposable.DisposeKey?
  private var last = 0
  private let bag = DisposeBag()

  struct Dial: ReactiveCompatible {
    var angle = 0
  }

  func reactive(_ dial: inout Dial) {
    dial.rx = Reactive(dial)
    Dial.rx = Reactive<Dial>.self
    _ = dial.rx.base.angle
  }

  func grouped(_ numbers: Observable<Int>) -> Observable<Int> {
    let group = GroupedObservable(key: "all", source: numbers)
    _ = group.key.count
    return group.asObservable()
  }

  func scheduled(_ scheduled: ScheduledDisposable, _ composite: CompositeDisposable) {
    _ = scheduled.scheduler
    key = composite.insert(scheduled)
  }

  func main() -> [any SchedulerType] {
    let serial: SerialDispatchQueueScheduler = MainScheduler.asyncInstance
    return [MainScheduler.instance, serial, DriverSharingStrategy.scheduler]
  }

  func kinds<Source: ObservableConvertibleType>(_ source: Source) -> Driver<Source.Element?> {
    source.asObservable().map(Optional.some).asDriver(onErrorJustReturn: nil)
  }

  func erased(_ numbers: any ObservableType) -> any ObservableType { numbers }

  func behavior(_ numbers: Observable<Int>) -> (Observable<Int>, Observable<Int>) {
    let inclusive: TakeBehavior = .inclusive
    let forever: SubjectLifetimeScope = .forever
    return (
      numbers.take(while: { $0 < 1 }, behavior: inclusive), numbers.share(replay: 1, scope: forever)
    )
  }

  func connected<Source: ConnectableObservableType>(_ source: Source) -> Observable<Source.Element>
  {
    source.connect().disposed(by: bag)
    return source.refCount()
  }

  func curried(_ driver: Driver<Int>, _ numbers: Infallible<Int>) {
    func show(_ source: Observable<Int>) -> (String) -> any Disposable {
      { prefix in source.subscribe(onNext: { print(prefix, $0) }) }
    }
    driver.drive(show, curriedArgument: "a").disposed(by: bag)
    numbers.bind(
      to: { safe in { prefix in show(safe.asObservable())(prefix) } }, curriedArgument: "b"
    )
    .disposed(by: bag)
    numbers.bind(to: { $0.subscribe() }).disposed(by: bag)
    numbers.bind(to: ReplayRelay<Int?>.create(bufferSize: 1)).disposed(by: bag)
    numbers.bind(to: PublishRelay<Int?>()).disposed(by: bag)
  }

  func decoded(_ data: Observable<Data>, _ decoder: some DataDecoder) -> Observable<[Int]> {
    data.decode(type: [Int].self, decoder: decoder)
  }

  func changed(_ relay: BehaviorRelay<[Int]>) {
    relay.update { $0.append(1) }
  }
}
