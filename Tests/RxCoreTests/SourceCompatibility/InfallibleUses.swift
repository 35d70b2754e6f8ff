import Foundation
import RxCore

// Every member of Infallible, as a user of RxSwift calls it. Its closures do not throw.
final class InfallibleUses {
  private let bag = DisposeBag()
  private var last = 0
  private let scheduler = MainScheduler.instance

  func creating(_ numbers: Observable<Int>) {
    _ = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    _ = Infallible.just(1)
    _ = Infallible.just(1, scheduler: scheduler)
    _ = Infallible<Int>.never()
    _ = Infallible<Int>.empty()
    _ = Infallible.deferred { .just(1) }
    _ = Infallible.of(1, 2)
    _ = Infallible.of(1, 2, scheduler: scheduler)
    _ = Infallible.from([1, 2])
    _ = Infallible.from(1...2)
    _ = numbers.asInfallible(onErrorJustReturn: 1)
    _ = numbers.asInfallible(onErrorFallbackTo: .empty())
    _ = numbers.asInfallible(onErrorRecover: { _ in .just(1) })
  }

  func subscribing(_ numbers: Infallible<Int>) {
    numbers.subscribe { event in
      switch event {
      case .next(let number): print(number)
      case .completed: print("|")
      }
    }.disposed(by: bag)
    numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
    numbers.subscribe(
      onNext: { print($0) }, onCompleted: { print("|") }, onDisposed: { print("gone") }
    ).disposed(by: bag)
    numbers.subscribe(with: self, onNext: { $0.last = $1 }).disposed(by: bag)
    numbers.subscribe(
      with: self, onNext: { owner, number in owner.last = number }, onCompleted: { print($0) },
      onDisposed: { print($0) }
    ).disposed(by: bag)
  }

  func operators(_ numbers: Infallible<Int>, _ stop: Observable<Void>) {
    _ = numbers.map { $0 + 1 }.filter { $0 > 1 }.compactMap { Int("\($0)") }
    _ = numbers.distinctUntilChanged()
    _ = numbers.distinctUntilChanged { $0 % 2 }
    _ = numbers.distinctUntilChanged { $0 == $1 }
    _ = numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    _ = numbers.distinctUntilChanged(at: \.description)
    _ = numbers.debounce(.seconds(1), scheduler: scheduler)
    _ = numbers.throttle(.seconds(1), scheduler: scheduler)
    _ = numbers.throttle(.seconds(1), latest: false, scheduler: scheduler)
    _ = numbers.flatMap { Infallible.just($0) }
    _ = numbers.flatMap { Driver.just($0) }
    _ = numbers.flatMapLatest { Infallible.just("\($0)") }
    _ = numbers.flatMapFirst { Infallible.just("\($0)") }
    _ = numbers.concatMap { Infallible.just("\($0)") }
    _ = numbers.concat(numbers)
    _ = Infallible.concat(numbers, numbers)
    _ = Infallible.concat([numbers])
    _ = Infallible.concat(AnySequence([numbers]))
    _ = Infallible.merge(numbers, numbers)
    _ = Infallible.merge([numbers])
    _ = Infallible.merge([numbers].lazy.map { $0.take(1) })
    _ = numbers.do(
      onNext: { print($0) }, afterNext: { print($0) }, onCompleted: {}, afterCompleted: {},
      onSubscribe: {}, onSubscribed: {}, onDispose: {})
    _ = numbers.scan(0) { $0 + $1 }
    _ = numbers.scan(0, accumulator: +)
    _ = numbers.scan(into: []) { $0.append($1) }
    _ = numbers.startWith(1)
    _ = numbers.take(until: stop)
    _ = numbers.take(until: Infallible.just(1))
    _ = numbers.take(until: { $0 == 1 }, behavior: .inclusive)
    _ = numbers.take(while: { $0 == 1 })
    _ = numbers.take(1)
    _ = numbers.take(for: .seconds(1), scheduler: scheduler)
    _ = numbers.skip(while: { $0 == 1 })
    _ = numbers.skip(until: stop)
    _ = numbers.share(replay: 1, scope: .whileConnected)
    _ = numbers.withUnretained(self).map { owner, number in owner.last + number }
    _ = numbers.withUnretained(self) { owner, number in owner.last + number }
    _ = numbers.withLatestFrom(numbers)
    _ = numbers.withLatestFrom(numbers) { $0 + $1 }
    _ = numbers.debug()
    _ = numbers.asObservable().materialize()
    _ = Observable.just(1).flatMapLatest { _ in numbers }
  }

  func joining(_ a: Infallible<Int>, _ b: Infallible<String>) {
    _ = Infallible.combineLatest(a, b)
    _ = Infallible.combineLatest(a, b) { "\($0)\($1)" }
    _ = Infallible.combineLatest(a, b, a).map { $0 + $1.count + $2 }
    _ = Infallible.combineLatest(a, b, a) { $0 + $1.count + $2 }
    _ = Infallible.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
    _ = Infallible.combineLatest(a, a, a, a, a, a, a, b).map { $0.7 }
    _ = Infallible.combineLatest(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
    _ = Infallible.combineLatest([a, a])
    _ = Infallible.combineLatest([a, a]) { $0.reduce(0, +) }
    _ = Infallible.zip(a, b) { "\($0)\($1)" }
    _ = Infallible.zip(a, b, a) { number, text, other in number + other + text.count }
    _ = Infallible.zip(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
  }

  func binding(_ numbers: Infallible<Int>, _ subject: PublishSubject<Int>) {
    numbers.bind(to: subject).disposed(by: bag)
    numbers.bind(to: PublishSubject<Int?>()).disposed(by: bag)
    numbers.bind(to: BehaviorRelay(value: 1)).disposed(by: bag)
    numbers.bind(to: BehaviorRelay<Int?>(value: 1)).disposed(by: bag)
    numbers.bind(to: PublishRelay<Int>(), PublishRelay<Int>()).disposed(by: bag)
    numbers.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).disposed(by: bag)
    numbers.bind { print($0) }.disposed(by: bag)
    numbers.bind(onNext: { print($0) }).disposed(by: bag)
    _ = numbers.asDriver()
  }
}
