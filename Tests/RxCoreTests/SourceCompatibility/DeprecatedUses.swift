import Foundation
import RxCore

// What RxSwift has deprecated compiles too, with a warning: so all of it stands in deprecated
// declarations here.
@available(*, deprecated)
enum DeprecatedUses {
  static func observables(_ numbers: Observable<Int>, _ stop: Observable<Void>) {
    let scheduler = MainScheduler.instance
    _ = numbers.elementAt(1)
    _ = numbers.skipUntil(stop)
    _ = numbers.skipWhile { $0 == 1 }
    _ = numbers.take(.seconds(1), scheduler: scheduler)
    _ = numbers.takeUntil(stop)
    _ = numbers.takeUntil(.inclusive) { $0 == 1 }
    _ = numbers.takeUntil(.exclusive, predicate: { $0 == 1 })
    _ = numbers.takeWhile { $0 == 1 }
    _ = numbers.catchError { _ in .just(1) }
    _ = numbers.catchErrorJustReturn(1)
    _ = Observable.catchError([numbers])
    _ = numbers.retryWhen { errors in errors.take(1) }
    _ = numbers.retryWhen { (errors: Observable<RxError>) in errors.take(1) }
    _ = numbers.observeOn(scheduler).subscribeOn(scheduler)
  }

  static func singles(_ single: Single<Int>, _ maybe: Maybe<Int>) {
    let scheduler = MainScheduler.instance
    _ = single.observeOn(scheduler).subscribeOn(scheduler)
    _ = single.catchError { _ in .just(1) }
    _ = single.catchErrorJustReturn(1)
    _ = maybe.catchErrorJustReturn(1)
    _ = single.retryWhen { errors in errors.take(1) }
    _ = single.subscribe(onSuccess: { print($0) }, onError: { print($0) })
  }
}
