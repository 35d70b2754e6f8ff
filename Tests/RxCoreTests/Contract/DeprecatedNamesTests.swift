import RxCore
import TestSupport
import Testing

/// The old names do what the new ones do. The tests are deprecated themselves, so that nothing
/// warns.
@Suite struct DeprecatedNamesTests {
  private let failing = Observable.just(1).concat(Observable.error(Broken()))

  @available(*, deprecated)
  @Test func `observeOn and subscribeOn`() {
    let scheduler = ManualScheduler()
    var elements: [Int] = []
    _ = Observable.just(1).observeOn(scheduler).subscribe(onNext: { elements.append($0) })
    _ = Observable.just(2).subscribeOn(scheduler).subscribe(onNext: { elements.append($0) })
    #expect(elements == [])
    while scheduler.count > 0 { scheduler.runNext() }
    #expect(elements == [1, 2])
  }

  @available(*, deprecated)
  @Test func `catchError of a handler and of a sequence`() {
    #expect(failing.catchError { _ in .just(2) }.transcript == "1 2 |")
    #expect(failing.catchError { _ in throw TestFailure() }.transcript == "1 #TestFailure()")
    #expect(Observable.catchError([failing, .just(3)]).transcript == "1 3 |")
  }

  @available(*, deprecated)
  @Test func `catchErrorJustReturn`() {
    #expect(failing.catchErrorJustReturn(2).transcript == "1 2 |")
  }

  @available(*, deprecated)
  @Test func `retryWhen of any failure and of one type`() {
    let twice = failing.retryWhen { (failures: Observable<any Error>) in failures.take(1) }
    #expect(twice.transcript == "1 1 |")
    let typed = failing.retryWhen { (failures: Observable<Broken>) in failures.take(1) }
    #expect(typed.transcript == "1 1 |")
    let other = failing.retryWhen { (failures: Observable<RxError>) in failures.take(1) }
    #expect(other.transcript == "1 #broken")
  }
}
