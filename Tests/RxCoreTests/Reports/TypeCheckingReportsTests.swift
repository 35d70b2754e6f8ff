import RxCore
import Testing

/// Public reports about expressions that took compilers minutes.
@Suite struct TypeCheckingReportsTests {
  @Test func `report 87: a closure over five sequences is joined without annotations`() {
    let numbers = (1...5).map { Observable.just($0) }
    let sum = Observable.combineLatest(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]) {
      $0 + $1 + $2 + $3 + $4
    }
    #expect(sum.transcript == "15 |")
    let texts = [Observable<String?>.just("a"), .just(nil)]
    let differ = Observable.combineLatest(texts[0], texts[1], texts[0], texts[0], texts[1]) {
      $0 != $1 && $2 != $1 && $3 != $4
    }
    #expect(differ.transcript == "true |")
    let all = Observable.combineLatest(texts[0], texts[0], texts[0], texts[0], texts[0]) {
      $0 != nil && $1 != nil && $2 != nil && $3 != nil && $4 != nil
    }
    #expect(all.transcript == "true |")
  }

  @Test func `report 87: so are the traits, and what joins in another way`() {
    let (number, single, maybe) = (Infallible.just(1), Single.just(1), Maybe.just(1))
    let latest = Infallible.combineLatest(number, number, number, number, number) {
      $0 + $1 + $2 + $3 + $4
    }
    let rows = Infallible.zip(number, number, number, number, number) { $0 + $1 + $2 + $3 + $4 }
    let one = Observable.just(1)
    let zipped = Observable.zip(one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 }
    #expect(latest.asObservable().transcript == "5 |")
    #expect(rows.asObservable().transcript == "5 |")
    #expect(zipped.transcript == "5 |")
    let singles = Single.zip(single, single, single, single, single) { $0 + $1 + $2 + $3 + $4 }
    let maybes = Maybe.zip(maybe, maybe, maybe, maybe, maybe) { $0 + $1 + $2 + $3 + $4 }
    #expect(singles.events == "5")
    #expect(maybes.events == "5")
  }
}
