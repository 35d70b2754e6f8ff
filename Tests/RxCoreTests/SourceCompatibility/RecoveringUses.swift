import Foundation
import RxCore

// Every overload of the recovering operators, as a user of RxSwift calls it.
enum RecoveringUses {
  enum APIError: Error {
    case offline
    case refused(code: Int)
  }

  static func all(_ numbers: Observable<Int>, _ online: Observable<Bool>) {
    _ = numbers.catch { _ in .just(1) }
    _ = numbers.catch { _ in Observable.empty() }
    _ = numbers.catch { error in
      guard case APIError.refused(let code) = error else { throw error }
      return .just(code)
    }
    _ = numbers.catchAndReturn(1)
    _ = Observable.catch(sequence: [numbers, numbers])
    _ = numbers.retry()
    _ = numbers.retry(3)
    _ = numbers.retry { errors in errors.flatMap { _ in online.filter { $0 }.take(1) } }
    _ = numbers.retry(when: { (errors: Observable<APIError>) in errors.take(2) })
    _ = numbers.retry { (errors: Observable<Error>) -> Observable<Int> in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        attempt == 2
          ? .error(error) : .timer(.seconds(attempt), scheduler: MainScheduler.instance)
      }
    }
    _ = numbers.retry(when: { (errors: Observable<Error>) in
      errors.delay(
        .seconds(1), scheduler: MainScheduler.instance)
    })
  }
}
