import Foundation
import RxCore

// Every overload of the watching operators and of subscribe, as a user of RxSwift calls it.
final class WatchingUses {
  private let bag = DisposeBag()
  private var last = 0

  func subscribing(_ numbers: Observable<Int>, _ subject: PublishSubject<Int>) {
    numbers.subscribe { event in print(event) }.disposed(by: bag)
    numbers.subscribe {
      switch $0 {
      case .next(let number): print(number)
      case .error(let error): print(error)
      case .completed: print("|")
      }
    }.disposed(by: bag)
    numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
    numbers.subscribe(onNext: { [weak self] in self?.last = $0 }).disposed(by: bag)
    numbers.subscribe(
      onNext: { print($0) }, onError: { print($0) }, onCompleted: { print("|") },
      onDisposed: { print("gone") }
    ).disposed(by: bag)
    numbers.subscribe(onCompleted: { print("|") }).disposed(by: bag)
    numbers.subscribe(with: self, onNext: { $0.last = $1 }).disposed(by: bag)
    numbers.subscribe(with: self) { owner, number in owner.last = number }.disposed(by: bag)
    numbers.subscribe(
      with: self, onNext: { owner, number in owner.last = number },
      onError: { owner, error in print(owner, error) }, onCompleted: { print($0) },
      onDisposed: { print($0) }
    ).disposed(by: bag)
    numbers.subscribe(subject).disposed(by: bag)
    numbers.subscribe().disposed(by: bag)
  }

  func watching(_ numbers: Observable<Int>) {
    _ = numbers.do(onNext: { print($0) })
    _ = numbers.do(
      onNext: { print($0) }, afterNext: { print($0) }, onError: { print($0) },
      afterError: { print($0) }, onCompleted: { print("|") }, afterCompleted: { print("||") },
      onSubscribe: { print("^") }, onSubscribed: { print("^^") }, onDispose: { print("!") })
    _ = numbers.do(onError: { error in throw error }, onDispose: { print("!") })
    _ = numbers.debug()
    _ = numbers.debug("numbers")
    _ = numbers.debug("numbers", trimOutput: true)
    _ = numbers.observe(on: MainScheduler.instance)
    _ = numbers.observe(on: OperationQueueScheduler(operationQueue: OperationQueue()))
    _ = numbers.observe(on: CurrentThreadScheduler.instance)
    _ = numbers.subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "work"))
    _ = numbers.withUnretained(self).map { owner, number in owner.last + number }
    _ = numbers.withUnretained(self) { owner, number in owner.last + number }
    _ = numbers.withUnretained(self, resultSelector: { ($0, $1) })
  }
}
