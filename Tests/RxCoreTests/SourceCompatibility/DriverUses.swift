import Foundation
import RxCore

// Every member of Driver and Signal, as a user of RxCocoa calls it.
final class DriverUses {
  private let bag = DisposeBag()
  private var last = 0

  func creating(_ numbers: Observable<Int>, _ relay: BehaviorRelay<Int>, _ taps: PublishRelay<Int>)
  {
    _ = numbers.asDriver(onErrorJustReturn: 0)
    _ = numbers.asDriver(onErrorDriveWith: .empty())
    _ = numbers.asDriver { _ in .just(1) }
    _ = numbers.asDriver(onErrorRecover: { error in
      print(error)
      return Driver.never()
    })
    _ = relay.asDriver()
    _ = numbers.asSignal(onErrorJustReturn: 0)
    _ = numbers.asSignal(onErrorSignalWith: .empty())
    _ = numbers.asSignal(onErrorRecover: { _ in .just(1) })
    _ = taps.asSignal()
    _ = Driver.just(1)
    _ = Driver<Int>.empty()
    _ = Driver<Int>.never()
    _ = Driver.of(1, 2)
    _ = Driver.from([1, 2])
    _ = Driver.from(1...2)
    _ = Driver.from(optional: Int("1"))
    _ = Driver.deferred { Driver.just(1) }
    _ = Driver<Int>.interval(.seconds(1))
    _ = Signal<Int>.timer(.seconds(1), period: .seconds(1))
    _ = Driver.just(1).asDriver()
    _ = Signal.just(1).asSignal()
    _ = Driver.just(1).asSharedSequence()
    _ = Driver.just(1).asInfallible()
    _ = Driver.just(1).asObservable()
    _ = Driver.just(1).asSignal(onErrorJustReturn: 0)
  }

  func operators(_ driver: Driver<Int>, _ signal: Signal<Int>, _ texts: Driver<String>) {
    _ = driver.map { $0 + 1 }.filter { $0 > 1 }.compactMap { Int("\($0)") }
    _ = driver.map(\.description)
    _ = driver.distinctUntilChanged()
    _ = driver.distinctUntilChanged { $0 % 2 }
    _ = driver.distinctUntilChanged { $0 == $1 }
    _ = driver.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    _ = driver.flatMap { _ in signal }
    _ = driver.flatMapLatest { Driver.just("\($0)") }
    _ = driver.flatMapLatest { [last] number -> Driver<Int> in
      let sum = number + last
      return .just(sum)
    }
    _ = signal.flatMapFirst { Signal.just("\($0)") }
    _ = Driver.of(driver, driver).switchLatest()
    _ = Driver.of(driver, driver).merge()
    _ = Driver.of(driver, driver).merge(maxConcurrent: 1)
    _ = Driver.merge(driver, driver)
    _ = Driver.merge([driver])
    _ = Driver.concat([driver, driver])
    _ = Driver.concat(AnySequence([driver]))
    _ = driver.do(onNext: { print($0) }, onSubscribe: {}, onDispose: {})
    _ = driver.debug()
    _ = driver.debug("numbers")
    _ = driver.throttle(.seconds(1))
    _ = driver.throttle(.seconds(1), latest: false)
    _ = driver.debounce(.seconds(1))
    _ = driver.delay(.seconds(1))
    _ = driver.scan(0) { $0 + $1 }
    _ = driver.scan(0, accumulator: +)
    _ = driver.withLatestFrom(texts)
    _ = driver.withLatestFrom(texts) { "\($0)\($1)" }
    _ = driver.skip(1)
    _ = driver.startWith(1)
    _ = signal.withUnretained(self).map { owner, number in owner.last + number }
    _ = signal.withUnretained(self) { owner, number in owner.last + number }
  }

  func joining(_ a: Driver<Int>, _ b: Driver<String>) {
    _ = Driver.combineLatest(a, b)
    _ = Driver.combineLatest(a, b) { "\($0)\($1)" }
    _ = Driver.combineLatest(a, b, a).map { $0 + $1.count + $2 }
    _ = Driver.combineLatest(a, b, a, resultSelector: { ($0, $1, $2) })
    _ = Driver.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
    _ = Driver.combineLatest(a, a, a, a, a, a, a, b).map { $0.7 }
    _ = Driver.combineLatest([a, a])
    _ = Driver.combineLatest([a, a]) { $0.reduce(0, +) }
    _ = Driver.zip(a, b)
    _ = Driver.zip(a, b) { "\($0)\($1)" }
    _ = Driver.zip(a, a, a, a, a, a, a, b).map { $0.7 }
    _ = Driver.zip([a, a])
    _ = Driver.zip([a, a]) { $0.reduce(0, +) }
  }

  func driving(_ driver: Driver<Int>, _ subject: PublishSubject<Int>) {
    driver.drive(subject).disposed(by: bag)
    driver.drive(subject, subject).disposed(by: bag)
    driver.drive(PublishSubject<Int?>()).disposed(by: bag)
    driver.drive(BehaviorRelay(value: 1)).disposed(by: bag)
    driver.drive(BehaviorRelay<Int?>(value: 1)).disposed(by: bag)
    driver.drive(ReplayRelay<Int>.create(bufferSize: 1)).disposed(by: bag)
    driver.drive(ReplayRelay<Int?>.create(bufferSize: 1)).disposed(by: bag)
    driver.drive { numbers in numbers.subscribe(subject) }.disposed(by: bag)
    driver.drive(onNext: { print($0) }).disposed(by: bag)
    driver.drive(onNext: { print($0) }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    driver.drive(with: self, onNext: { $0.last = $1 }).disposed(by: bag)
    driver.drive(with: self) { owner, number in owner.last = number }.disposed(by: bag)
    driver.drive().disposed(by: bag)
  }

  func emitting(_ signal: Signal<Int>, _ subject: PublishSubject<Int>) {
    signal.emit(to: subject).disposed(by: bag)
    signal.emit(to: PublishSubject<Int?>()).disposed(by: bag)
    signal.emit(to: BehaviorRelay(value: 1)).disposed(by: bag)
    signal.emit(to: BehaviorRelay<Int?>(value: 1)).disposed(by: bag)
    signal.emit(to: PublishRelay<Int>()).disposed(by: bag)
    signal.emit(to: PublishRelay<Int?>()).disposed(by: bag)
    signal.emit(to: ReplayRelay<Int>.create(bufferSize: 1)).disposed(by: bag)
    signal.emit(to: ReplayRelay<Int?>.create(bufferSize: 1)).disposed(by: bag)
    signal.emit(onNext: { print($0) }).disposed(by: bag)
    signal.emit(onNext: { print($0) }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    signal.emit(with: self, onNext: { $0.last = $1 }).disposed(by: bag)
    signal.emit().disposed(by: bag)
  }

  func mocking(_ scheduler: any SchedulerType) throws {
    SharingScheduler.mock(scheduler: scheduler) { _ = Driver.just(1) }
    try SharingScheduler.mock(
      makeScheduler: { scheduler }, action: { throw RxError.unknown })
    _ = SharingScheduler.make()
  }
}
