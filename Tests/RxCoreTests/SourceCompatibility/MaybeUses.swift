import Foundation
import RxCore

// Every member of Maybe and Completable, as a user of RxSwift calls it.
final class MaybeUses {
  private let bag = DisposeBag()
  private var last = 0
  private let scheduler = MainScheduler.instance

  func maybes(_ maybe: Maybe<Int>, _ single: Single<Int>) {
    _ = Maybe<Int>.create { maybe in
      maybe(.success(1))
      maybe(.completed)
      maybe(.error(RxError.unknown))
      return Disposables.create()
    }
    _ = Maybe.just(1)
    _ = Maybe.just(1, scheduler: scheduler)
    _ = Maybe<Int>.error(RxError.unknown)
    _ = Maybe<Int>.never()
    _ = Maybe<Int>.empty()
    _ = Maybe<Int>.timer(.seconds(1), scheduler: scheduler)
    maybe.subscribe { event in
      switch event {
      case .success(let number): print(number)
      case .error(let error): print(error)
      case .completed: print("|")
      }
    }.disposed(by: bag)
    maybe.subscribe(
      onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("|") },
      onDisposed: { print("gone") }
    ).disposed(by: bag)
    maybe.subscribe(
      with: self, onSuccess: { $0.last = $1 }, onError: { print($0, $1) },
      onCompleted: { print($0) }, onDisposed: { print($0) }
    ).disposed(by: bag)
    _ = maybe.map { "\($0)" }
    _ = maybe.filter { $0 > 1 }
    _ = maybe.compactMap { Int("\($0)") }
    _ = maybe.flatMap { Maybe.just("\($0)") }
    _ = maybe.ifEmpty(default: 1).map { $0 }
    _ = maybe.ifEmpty(switchTo: Maybe.just(1))
    _ = maybe.ifEmpty(switchTo: single)
    _ = maybe.catchAndReturn(1)
    _ = maybe.catch { _ in .empty() }
    _ = maybe.asObservable().asMaybe()
    _ = maybe.do(
      onNext: { print($0) }, afterNext: { print($0) }, onError: { print($0) },
      afterError: { print($0) }, onCompleted: {}, afterCompleted: {}, onSubscribe: {},
      onSubscribed: {}, onDispose: {})
  }

  func completables(_ completable: Completable, _ single: Single<Int>, _ maybe: Maybe<Int>) {
    _ = Completable.create { completable in
      completable(.completed)
      completable(.error(RxError.unknown))
      return Disposables.create()
    }
    _ = Completable.error(RxError.unknown)
    _ = Completable.never()
    _ = Completable.empty()
    _ = Completable.deferred { .empty() }
    completable.subscribe { event in
      switch event {
      case .completed: print("|")
      case .error(let error): print(error)
      }
    }.disposed(by: bag)
    completable.subscribe(
      onCompleted: { print("|") }, onError: { print($0) }, onDisposed: { print("gone") }
    ).disposed(by: bag)
    completable.subscribe(
      with: self, onCompleted: { print($0) }, onError: { print($0, $1) },
      onDisposed: { print($0) }
    ).disposed(by: bag)
    _ = completable.andThen(single).map { $0 }
    _ = completable.andThen(maybe).map { $0 }
    _ = completable.andThen(completable)
    _ = completable.andThen(Observable.just(1)).map { $0 }
    _ = completable.concat(completable)
    _ = Completable.concat(completable, completable)
    _ = Completable.concat([completable])
    _ = Completable.concat(AnySequence([completable]))
    _ = Completable.zip(completable, completable)
    _ = Completable.zip([completable])
    _ = Completable.zip([completable].lazy.map { $0.retry(1) })
    _ = completable.catch { _ in .empty() }
    _ = completable.retry(2).timeout(.seconds(1), scheduler: scheduler)
    _ = completable.do(
      onError: { print($0) }, afterError: { print($0) }, onCompleted: {}, afterCompleted: {},
      onSubscribe: {}, onSubscribed: {}, onDispose: {})
    _ = completable.asObservable()
  }
}
