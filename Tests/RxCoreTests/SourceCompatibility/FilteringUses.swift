import Foundation
import RxCore

// Every overload of the filtering operators, as a user of RxSwift calls it.
enum FilteringUses {
  struct Row {
    let id: Int
    let title: String?
  }

  static func all(_ numbers: Observable<Int>, _ rows: Observable<Row>, _ stop: PublishRelay<Void>) {
    let scheduler = MainScheduler.instance
    _ = numbers.filter { $0 > 1 }
    _ = numbers.filter { $0.isMultiple(of: 2) && $0 != 4 }
    _ = numbers.distinctUntilChanged()
    _ = rows.distinctUntilChanged { $0.id }
    _ = rows.distinctUntilChanged { $0.title }
    _ = rows.distinctUntilChanged(\.id)
    _ = rows.distinctUntilChanged(at: \.title)
    _ = rows.distinctUntilChanged { $0.id == $1.id }
    _ = rows.distinctUntilChanged({ $0.id }, comparer: { $0 == $1 })
    _ = rows.distinctUntilChanged({ ($0.id, $0.title) }, comparer: ==)
    _ = numbers.element(at: 1)
    _ = numbers.ifEmpty(default: 0)
    _ = numbers.ifEmpty(switchTo: .just(1))
    _ = numbers.ignoreElements().asCompletable()
    _ = numbers.single()
    _ = numbers.single { $0 == 1 }
    _ = numbers.skip(1)
    _ = numbers.skip(.seconds(1), scheduler: scheduler)
    _ = numbers.skip(until: stop)
    _ = numbers.skip(while: { $0 < 1 })
    _ = numbers.take(1)
    _ = numbers.take(for: .seconds(1), scheduler: scheduler)
    _ = numbers.take(until: stop)
    _ = numbers.take(until: { $0 == 1 })
    _ = numbers.take(until: { $0 == 1 }, behavior: .inclusive)
    _ = numbers.take(while: { $0 == 1 })
    _ = numbers.take(while: { $0 == 1 }, behavior: .inclusive)
    _ = numbers.takeLast(1)
    _ = numbers.sample(stop)
    _ = numbers.sample(stop, defaultValue: 0)
  }
}
