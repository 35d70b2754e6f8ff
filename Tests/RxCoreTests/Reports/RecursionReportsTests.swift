import RxCore
import TestSupport
import Testing

/// Public reports about loops that do not end.
@Suite struct RecursionReportsTests {
  /// Subscribes to its source again and again, if nobody stops it.
  struct Loop: CustomStringConvertible, Sendable {
    let description: String
    let make: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ make: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      description = name
      self.make = make
    }
  }

  private static let loops = [
    Loop("retry()") { $0.retry() },
    Loop("retry(1,000)") { $0.retry(1_000) },
    Loop("retry(when:)") { $0.retry { (failures: Observable<any Error>) in failures } },
    Loop("retry(when:), merged") { source in
      source.retry { (failures: Observable<any Error>) in
        failures.flatMap { _ in Observable.just(0) }
      }
    },
    Loop("catch(sequence:)") { source in
      Observable.catch(sequence: repeatElement(source, count: 1_000))
    },
    Loop("catch that calls itself") { again($0) },
    Loop("concat of what is caught") { source in
      Observable.concat(
        repeatElement(source.catch { _ in Observable.empty() }, count: 1_000).lazy.map { $0 })
    },
    Loop("concatMap") { source in
      Observable.range(start: 0, count: 1_000)
        .concatMap { _ in source.catch { _ in Observable.empty() } }
    },
  ]

  private static func again(_ source: Observable<Int>, times: Int = 1_000) -> Observable<Int> {
    times == 0 ? source : source.catch { _ in again(source, times: times - 1) }
  }

  private static let limits = [
    Loop("take(1)") { $0.take(1) },
    Loop("element(at: 0)") { $0.element(at: 0) },
    Loop("take(while:)") { $0.take(while: { _ in false }, behavior: .inclusive) },
    Loop("take(until:)") { $0.take(until: { _ in true }, behavior: .inclusive) },
    Loop("first()") { $0.first().map { $0 ?? 0 }.asObservable() },
    Loop("map and take(1)") { $0.map { $0 }.take(1) },
  ]

  @Test(arguments: loops, limits)
  func `report 41: a loop over what fails at once stops where enough has come`(
    loop: Loop, limit: Loop
  ) {
    for first in [Observable.just(0), .of(0), BehaviorSubject(value: 0).take(1)] {
      var subscriptions = 0
      let failing = Observable<Int>.deferred {
        subscriptions += 1
        return first.concat(Observable.error(ContractError()))
      }
      #expect(limit.make(loop.make(failing)).transcript == "0 |")
      #expect(subscriptions == 1)
    }
  }
}
