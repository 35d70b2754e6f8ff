import Foundation
import RxCore

// Every overload of the sharing operators, as a user of RxSwift calls it.
enum SharingUses {
  static func all(_ numbers: Observable<Int>) {
    let bag = DisposeBag()
    let published = numbers.publish()
    published.connect().disposed(by: bag)
    _ = published.refCount()
    _ = numbers.replay(1).refCount()
    _ = numbers.replayAll().connect()
    _ = numbers.multicast(PublishSubject())
    _ = numbers.multicast(BehaviorSubject(value: 1)).refCount()
    _ = numbers.multicast(makeSubject: { ReplaySubject.create(bufferSize: 1) })
    _ = numbers.multicast(makeSubject: { AsyncSubject() }).refCount()
    _ = numbers.multicast({ PublishSubject() }, selector: { Observable.merge($0, $0) })
    _ = numbers.multicast(
      { PublishSubject<Int>() },
      selector: { shared in Observable.zip(shared, shared.skip(1)).map { $0 + $1 } })
    _ = numbers.share()
    _ = numbers.share(replay: 1)
    _ = numbers.share(replay: 1, scope: .forever)
    _ = numbers.share(replay: 1, scope: .whileConnected)
  }
}
