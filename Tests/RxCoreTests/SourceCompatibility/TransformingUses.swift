import Foundation
import RxCore

// Every overload of the transforming operators, as a user of RxSwift calls it.
enum TransformingUses {
  struct Model: Decodable {
    let id: Int
    let name: String?
    var changes: Observable<Int> { .just(id) }
    var loading: Single<Int> { .just(id) }
  }

  static func all(_ numbers: Observable<Int>, _ models: Observable<Model>, _ data: Observable<Data>)
  {
    let scheduler = MainScheduler.instance
    _ = numbers.map { $0 * 2 }
    _ = numbers.map { "\($0)" }.map(\.count)
    _ = numbers.map(String.init)
    _ = models.map(\.name)
    _ = models.compactMap(\.name)
    _ = numbers.compactMap { $0 > 1 ? "\($0)" : nil }
    _ = numbers.map { number -> String in
      if number == 0 { throw RxError.unknown }
      return "\(number)"
    }
    _ = models.flatMap(\.changes)
    _ = models.flatMap { $0.loading }
    _ = models.flatMap(\.loading)
    _ = numbers.flatMap { Observable.just($0) }
    _ = numbers.flatMap { number -> Observable<String> in
      let text = "\(number)"
      return .just(text)
    }
    _ = numbers.flatMap { _ in Maybe<Int>.empty() }
    _ = numbers.flatMap { number in Driver.just(number) }
    _ = numbers.flatMapFirst { Observable.just("\($0)") }
    _ = numbers.flatMapLatest { Observable.just("\($0)") }
    _ = models.flatMapLatest(\.changes)
    _ = models.flatMapLatest { $0.loading.catchAndReturn(0) }
    _ = numbers.concatMap { Observable.of($0, $0) }
    _ = numbers.concatMap { Single.just($0) }
    _ = numbers.scan(0) { $0 + $1 }
    _ = numbers.scan(0, accumulator: +)
    _ = numbers.scan(into: []) { $0.append($1) }
    _ = numbers.scan(into: Set<Int>(), accumulator: { set, number in set.insert(number) })
    _ = numbers.reduce(0, accumulator: +)
    _ = numbers.reduce(0) { $0 + $1 }
    _ = numbers.reduce(0, accumulator: +, mapResult: { "\($0)" })
    _ = numbers.toArray().map(\.count)
    _ = numbers.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.count }
    _ = numbers.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).flatMap { $0 }
    _ = numbers.groupBy { $0 % 2 }.flatMap { group in group.map { (group.key, $0) } }
    _ = numbers.groupBy(keySelector: { "\($0)" })
    _ = numbers.enumerated().map { index, element in index + element }
    _ = numbers.enumerated().map { $0.index + $0.element }
    _ = numbers.materialize().map { $0.isCompleted }
    _ = numbers.materialize().dematerialize()
    _ = data.decode(type: Model.self, decoder: JSONDecoder())
    _ = data.decode(type: [Model].self, decoder: PropertyListDecoder())
  }
}
