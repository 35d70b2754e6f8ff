import Foundation
import RxCore

// Every arity of the traits' joining operators, with a closure and, where there are tuples, without.
enum ArityUses {
  static func infallibles(_ a: Infallible<Int>, _ b: Infallible<String>) {
    _ = Infallible.combineLatest(a, a, a, b).map { $0.3.count }
    _ = Infallible.combineLatest(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Infallible.combineLatest(a, a, a, a, b).map { $0.4.count }
    _ = Infallible.combineLatest(a, a, a, a, a, b).map { $0.5.count }
    _ = Infallible.combineLatest(a, a, a, a, a, b) { _, _, _, _, _, last in last }
    _ = Infallible.combineLatest(a, a, a, a, a, a, b).map { $0.6.count }
    _ = Infallible.combineLatest(a, a, a, a, a, a, b) { _, _, _, _, _, _, last in last }
    _ = Infallible.combineLatest([a, a].lazy.map { $0.map { "\($0)" } })
    _ = Infallible.zip(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Infallible.zip(a, a, a, a, b) { _, _, _, _, last in last }
    _ = Infallible.zip(a, a, a, a, a, b) { _, _, _, _, _, last in last }
    _ = Infallible.zip(a, a, a, a, a, a, b) { _, _, _, _, _, _, last in last }
  }

  static func drivers(_ a: Driver<Int>, _ b: Driver<String>) {
    _ = Driver.combineLatest(a, a, a, b).map { $0.3.count }
    _ = Driver.combineLatest(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Driver.combineLatest(a, a, a, a, b).map { $0.4.count }
    _ = Driver.combineLatest(a, a, a, a, a, b).map { $0.5.count }
    _ = Driver.combineLatest(a, a, a, a, a, b) { _, _, _, _, _, last in last }
    _ = Driver.combineLatest(a, a, a, a, a, a, b).map { $0.6.count }
    _ = Driver.combineLatest(a, a, a, a, a, a, b) { _, _, _, _, _, _, last in last }
    _ = Driver.combineLatest(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
    _ = Driver.zip(a, a, b).map { $0.2.count }
    _ = Driver.zip(a, a, b) { $0 + $1 + $2.count }
    _ = Driver.zip(a, a, a, b).map { $0.3.count }
    _ = Driver.zip(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Driver.zip(a, a, a, a, b).map { $0.4.count }
    _ = Driver.zip(a, a, a, a, b) { _, _, _, _, last in last }
    _ = Driver.zip(a, a, a, a, a, b).map { $0.5.count }
    _ = Driver.zip(a, a, a, a, a, b) { _, _, _, _, _, last in last }
    _ = Driver.zip(a, a, a, a, a, a, b).map { $0.6.count }
    _ = Driver.zip(a, a, a, a, a, a, b) { _, _, _, _, _, _, last in last }
    _ = Driver.zip(a, a, a, a, a, a, a, b) { _, _, _, _, _, _, _, last in last }
  }

  static func signals(_ a: Signal<Int>, _ b: Signal<String>) {
    _ = Signal.combineLatest(a, b).map { $0.1.count }
    _ = Signal.combineLatest(a, b, a) { $0 + $1.count + $2 }
    _ = Signal.zip(a, b).map { number, text in "\(number)\(text)" }
    _ = Signal.zip(a, b, a) { $0 + $1.count + $2 }
  }

  static func maybes(_ a: Maybe<Int>, _ b: Maybe<String>) {
    _ = Maybe.zip(a, a, a, b).map { $0.3.count }
    _ = Maybe.zip(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Maybe.zip(a, a, a, a, b).map { $0.4.count }
    _ = Maybe.zip(a, a, a, a, b) { _, _, _, _, last in last }
    _ = Maybe.zip(a, a, a, a, a, b).map { $0.5.count }
    _ = Maybe.zip(a, a, a, a, a, b) { _, _, _, _, _, last in last }
    _ = Maybe.zip(a, a, a, a, a, a, b).map { $0.6.count }
    _ = Maybe.zip(a, a, a, a, a, a, b) { _, _, _, _, _, _, last in last }
  }

  static func observables(_ a: Observable<Int>, _ b: Observable<String>) {
    _ = Observable.combineLatest(a, a, a, b) { $0 + $1 + $2 + $3.count }
    _ = Observable.amb(AnySequence([a, a]))
    _ = Observable.combineLatest([a, a], resultSelector: { $0.count })
    _ = Observable.combineLatest([a, a].map { $0.map { "\($0)" } }) { $0.joined() }
    _ = Observable.zip([Single.just(1), .just(2)].map { $0.asObservable() })
    _ = Observable.catch(sequence: AnySequence([a]))
  }
}
