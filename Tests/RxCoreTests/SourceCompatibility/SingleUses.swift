import Foundation
import RxCore

// Every member of Single, Maybe and Completable, as a user of RxSwift calls it.
final class SingleUses {
  private let bag = DisposeBag()
  private var last = 0
  private let scheduler = MainScheduler.instance

  func creating() {
    _ = Single<Int>.create { single in
      single(.success(1))
      return Disposables.create()
    }
    _ = Single<Int>.create { observer -> Disposable in
      observer(.failure(RxError.unknown))
      return Disposables.create { print("gone") }
    }
    _ = Single.just(1)
    _ = Single.just(1, scheduler: scheduler)
    _ = Single<Int>.error(RxError.unknown)
    _ = Single<Int>.never()
    _ = Single.deferred { Single.just(1) }
    _ = Single<Int>.deferred { () -> Single<Int> in throw RxError.unknown }
    _ = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
    _ = Single<Int>.timer(.seconds(1), scheduler: scheduler)
    _ = Single<Int>.create { 1 }
    _ = Single<Int>.create(detached: true, priority: .high) {
      await Task.yield()
      return 1
    }
  }

  func subscribing(_ single: Single<Int>) {
    single.subscribe { event in
      switch event {
      case .success(let number): print(number)
      case .failure(let error): print(error)
      }
    }.disposed(by: bag)
    single.subscribe(onSuccess: { print($0) }).disposed(by: bag)
    single.subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
    single.subscribe(
      onSuccess: { print($0) }, onFailure: { print($0) }, onDisposed: { print("gone") }
    ).disposed(by: bag)
    single.subscribe(with: self, onSuccess: { $0.last = $1 }).disposed(by: bag)
    single.subscribe(
      with: self, onSuccess: { owner, number in owner.last = number },
      onFailure: { owner, error in print(owner, error) }, onDisposed: { print($0) }
    ).disposed(by: bag)
    single.subscribe().disposed(by: bag)
  }

  func transforming(_ single: Single<Int>, _ maybe: Maybe<Int>) {
    _ = single.map { "\($0)" }
    _ = single.map(\.description)
    _ = single.compactMap { Int("\($0)") }.asObservable()
    _ = single.filter { $0 > 1 }.ifEmpty(default: 0)
    _ = single.flatMap { Single.just("\($0)") }
    _ = single.flatMap { number -> Single<String> in
      if number == 0 { throw RxError.unknown }
      return .just("\(number)")
    }
    _ = single.flatMapMaybe { _ in maybe }
    _ = single.flatMapCompletable { _ in .empty() }
    _ = single.asMaybe()
    _ = single.asCompletable()
    _ = single.asObservable().asSingle()
    _ = single.primitiveSequence
    _ = Observable.just(1).first().map { $0 ?? 0 }
    _ = Observable.just(1).asMaybe()
    _ = Observable<Never>.empty().asCompletable()
    _ = single.catch { _ in .just(1) }
    _ = single.catchAndReturn(1)
    _ = single.retry(2)
    _ = single.retry { errors in errors.take(1) }
    _ = single.retry(when: { (errors: Observable<RxError>) in errors.take(1) })
    _ = single.delay(.seconds(1), scheduler: scheduler)
    _ = single.delaySubscription(.seconds(1), scheduler: scheduler)
    _ = single.timeout(.seconds(1), scheduler: scheduler)
    _ = single.timeout(.seconds(1), other: .just(1), scheduler: scheduler)
    _ = single.observe(on: scheduler).subscribe(on: scheduler)
    _ = single.debug().debug("single").debug("single", trimOutput: true)
    _ = single.do(
      onSuccess: { print($0) }, afterSuccess: { print($0) }, onError: { print($0) },
      afterError: { print($0) }, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    _ = single.do(onSuccess: { [weak self] in self?.last = $0 })
  }

  func zipping(_ a: Single<Int>, _ b: Single<String>, _ c: Maybe<Int>) {
    _ = Single.zip(a, b)
    _ = Single.zip(a, b) { "\($0)\($1)" }
    _ = Single.zip(a, b, a).map { $0 + $1.count + $2 }
    _ = Single.zip(a, b, a) { number, text, other in number + other + text.count }
    _ = Single.zip(a, a, a, a).map { $0.3 }
    _ = Single.zip(a, a, a, a) { $0 + $1 + $2 + $3 }
    _ = Single.zip(a, a, a, a, a).map { $0.4 }
    _ = Single.zip(a, a, a, a, a) { _, _, _, _, last in last }
    _ = Single.zip(a, a, a, a, a, a).map { $0.5 }
    _ = Single.zip(a, a, a, a, a, a) { _, _, _, _, _, last in last }
    _ = Single.zip(a, a, a, a, a, a, a).map { $0.6 }
    _ = Single.zip(a, a, a, a, a, a, a) { _, _, _, _, _, _, last in last }
    _ = Single.zip(a, a, a, a, a, a, a, b).map { $0.7 }
    _ = Single.zip(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
    _ = Single.zip([a, a])
    _ = Single.zip([a, a]) { $0.reduce(0, +) }
    _ = Maybe.zip(c, c)
    _ = Maybe.zip(c, c) { $0 + $1 }
    _ = Maybe.zip(c, c, c).map { $0.2 }
    _ = Maybe.zip(c, c, c) { $0 + $1 + $2 }
    _ = Maybe.zip(c, c, c, c, c, c, c, c).map { $0.7 }
    _ = Maybe.zip(c, c, c, c, c, c, c, c) { _, _, _, _, _, _, _, last in last }
  }

  func conversions(_ single: Single<Int>) {
    _ = single.asDriver(onErrorJustReturn: 0)
    _ = single.asSignal(onErrorJustReturn: 0)
    _ = single.asInfallible(onErrorJustReturn: 0)
    _ = Observable.just(1).flatMapLatest { _ in single }
    _ = Observable.just(1).concat(single)
  }
}
