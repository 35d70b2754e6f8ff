import Foundation
import RxCore

// Every overload of the timing operators, as a user of RxSwift calls it.
enum TimingUses {
  static func all(_ numbers: Observable<Int>) {
    let background = SerialDispatchQueueScheduler(qos: .background)
    _ = numbers.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    _ = numbers.debounce(RxTimeInterval.seconds(1), scheduler: background)
    _ = numbers.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
    _ = numbers.throttle(.milliseconds(300), latest: false, scheduler: MainScheduler.asyncInstance)
    _ = numbers.delay(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    _ = numbers.delaySubscription(.seconds(1), scheduler: ConcurrentMainScheduler.instance)
    _ = numbers.timeout(.seconds(1), scheduler: MainScheduler.instance)
    _ = numbers.timeout(.seconds(1), other: Observable.just(1), scheduler: MainScheduler.instance)
    _ = numbers.timeout(.seconds(1), other: Single.just(1), scheduler: MainScheduler.instance)
  }
}
