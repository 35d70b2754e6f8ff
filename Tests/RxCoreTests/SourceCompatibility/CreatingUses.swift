import Foundation
import RxCore

// Every overload of the creating operators, called as a user of RxSwift calls it: what matters is that
// it compiles, without annotations.
enum CreatingUses {
  static func all(_ scheduler: any SchedulerType) {
    let bag = DisposeBag()
    Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.next(2))
      observer.onCompleted()
      return Disposables.create()
    }
    .subscribe()
    .disposed(by: bag)
    _ = Observable<String>.create { observer -> Disposable in
      observer.onError(RxError.unknown)
      return Disposables.create { print("gone") }
    }
    _ = Observable.deferred { Observable.just(1) }
    _ = Observable.deferred { () -> Observable<Int> in throw RxError.unknown }
    _ = Observable<Int>.empty()
    _ = Observable<Int>.never()
    _ = Observable<Int>.error(RxError.unknown)
    _ = Observable.just(1)
    _ = Observable.just(1, scheduler: scheduler)
    _ = Observable.just(())
    _ = Observable.of(1, 2, 3)
    _ = Observable.of(1, 2, 3, scheduler: scheduler)
    _ = Observable.of("a", nil)
    _ = Observable.from([1, 2, 3])
    _ = Observable.from([1, 2, 3], scheduler: scheduler)
    _ = Observable.from(1...3)
    _ = Observable.from(Set([1, 2]), scheduler: scheduler)
    _ = Observable.from(["a": 1]).map { key, value in "\(key)\(value)" }
    _ = Observable.from(optional: Int("1"))
    _ = Observable.from(optional: Int("1"), scheduler: scheduler)
    _ = Observable.range(start: 1, count: 3)
    _ = Observable.range(start: UInt8(1), count: 3, scheduler: scheduler)
    _ = Observable.repeatElement(1)
    _ = Observable.repeatElement("a", scheduler: scheduler)
    _ = Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
    _ = Observable.generate(
      initialState: 0, condition: { $0 < 3 }, scheduler: scheduler, iterate: { $0 + 1 })
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
    _ = Observable<Int64>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
    _ = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
    _ = Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
    _ = Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(1) })
    _ = Observable.using(
      { BooleanDisposable() },
      observableFactory: { (resource: BooleanDisposable) -> Observable<Bool> in
        .just(resource.isDisposed)
      })
  }

  static func implicitMembers(_ isEmpty: Bool) -> Observable<Int> {
    if isEmpty { return .empty() }
    return Bool.random() ? .just(1) : .error(RxError.timeout)
  }
}
