import Foundation
import RxCore

// Every overload of the combining operators, as a user of RxSwift calls it.
enum CombiningUses {
  static func joined(_ a: Observable<Int>, _ b: BehaviorRelay<String>, _ c: PublishSubject<Bool>) {
    _ = Observable.combineLatest(a, b)
    _ = Observable.combineLatest(a, b) { number, text in "\(number)\(text)" }
    _ = Observable.combineLatest(a, b, resultSelector: { ($0, $1) })
    _ = Observable.combineLatest(a, b, c).map { $0 + $1.count + ($2 ? 1 : 0) }
    _ = Observable.combineLatest(a, b, c) { $2 ? $0 : $1.count }
    _ = Observable.combineLatest(a, b, c, a).filter { $0.2 }
    _ = Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
    _ = Observable.combineLatest(a, a, a, a, a).map { $0.0 + $0.4 }
    _ = Observable.combineLatest(a, a, a, a, a, a) { _, _, _, _, _, last in last }
    _ = Observable.combineLatest(a, a, a, a, a, a).map { $0.5 }
    _ = Observable.combineLatest(a, a, a, a, a, a, a) { _, _, _, _, _, _, last in last }
    _ = Observable.combineLatest(a, a, a, a, a, a, a).map { $0.6 }
    _ = Observable.combineLatest(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
    _ = Observable.combineLatest(a, a, a, a, a, a, a, b).map { $0.7.count }
    _ = Observable.combineLatest([a, a])
    _ = Observable.combineLatest([a, a]) { $0.reduce(0, +) }
    _ = Observable.combineLatest([a, a].lazy.map { $0.map { "\($0)" } })
    _ = Observable.zip(a, b)
    _ = Observable.zip(a, b) { number, text in "\(number)\(text)" }
    _ = Observable.zip(a, b, c).map { number, text, flag in flag ? "\(number)" : text }
    _ = Observable.zip(a, b, c, resultSelector: { ($0, $1, $2) })
    _ = Observable.zip(a, a, a, a).map { $0.3 }
    _ = Observable.zip(a, a, a, a) { $0 + $1 + $2 + $3 }
    _ = Observable.zip(a, a, a, a, a).map { $0.4 }
    _ = Observable.zip(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
    _ = Observable.zip(a, a, a, a, a, a).map { $0.5 }
    _ = Observable.zip(a, a, a, a, a, a) { _, _, _, _, _, last in last }
    _ = Observable.zip(a, a, a, a, a, a, a).map { $0.6 }
    _ = Observable.zip(a, a, a, a, a, a, a) { _, _, _, _, _, _, last in last }
    _ = Observable.zip(a, a, a, a, a, a, a, b).map { $0.7.count }
    _ = Observable.zip(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
    _ = Observable.zip([a, a])
    _ = Observable.zip([a, a]) { $0.reduce(0, +) }
  }

  static func oneAfterTheOther(_ a: Observable<Int>, _ b: Observable<Int>, _ c: Single<Int>) {
    _ = a.concat(b)
    _ = a.concat(c)
    _ = Observable.concat(a, b)
    _ = Observable.concat([a, b])
    _ = Observable.concat(AnySequence([a, b]))
    _ = Observable.concat([a, b].lazy.map { $0.take(1) })
    _ = Observable.of(a, b).concat()
    _ = Observable.merge(a, b)
    _ = Observable.merge([a, b])
    _ = Observable.merge([a, b].lazy.map { $0.take(1) })
    _ = Observable.of(a, b).merge()
    _ = Observable.of(a, b).merge(maxConcurrent: 1)
    _ = Observable.of(c, c).merge()
    _ = Observable.of(a, b).switchLatest()
    _ = a.startWith(1)
    _ = a.startWith(1, 2)
    _ = a.amb(b)
    _ = Observable.amb([a, b])
  }

  static func latest(_ taps: PublishRelay<Void>, _ form: Observable<(name: String, age: Int)>) {
    _ = taps.withLatestFrom(form)
    _ = taps.withLatestFrom(form) { $1.age }
    _ = taps.withLatestFrom(form, resultSelector: { _, form in form.name })
    _ = taps.withLatestFrom(Driver.just(1))
  }
}
