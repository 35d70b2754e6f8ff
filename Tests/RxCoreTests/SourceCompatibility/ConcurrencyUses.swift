import Foundation
import RxCore

// The bridges to async functions, as a user of RxSwift uses them.
enum ConcurrencyUses {
  static func all(
    _ numbers: Observable<Int>, _ single: Single<Int>, _ maybe: Maybe<Int>, _ end: Completable,
    _ safe: Infallible<Int>
  ) async throws {
    for try await number in numbers.values { print(number) }
    for try await number in single.values { print(number) }
    for await number in safe.values { print(number) }
    print(try await single.value + 1)
    print(try await maybe.value ?? 0)
    try await end.value
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = stream.asObservable().map { $0 + 1 }
    _ = stream.asObservable(priority: .high)
    continuation.finish()
  }

  @MainActor static func onMain(_ driver: Driver<Int>) async {
    for await number in driver.values { print(number) }
  }

  static func captured(_ numbers: Observable<Int>, _ relay: BehaviorRelay<Int>) {
    Task {
      relay.accept(try await numbers.asSingle().value)
    }
  }
}
