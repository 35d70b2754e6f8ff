// Expressions that have cost type checkers minutes: a client that has many of them must compile in
// seconds.
import RxCore

func sums(_ a: Observable<Int>, _ b: Driver<Int>, _ c: Infallible<Int>, _ d: Single<Int>) {
  _ = Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
  _ = Observable.zip(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
  _ = Driver.combineLatest(b, b, b, b, b) { $0 + $1 + $2 + $3 + $4 }
  _ = Infallible.combineLatest(c, c, c, c, c) { $0 + $1 + $2 + $3 + $4 }
  _ = Single.zip(d, d, d, d, d) { $0 + $1 + $2 + $3 + $4 }
}

func sums(of numbers: [Observable<Int>]) -> Observable<Int> {
  Observable.combineLatest(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]) {
    $0 + $1 + $2 + $3 + $4
  }
}

func conditions(_ a: Observable<String?>, _ b: Driver<String?>) {
  _ = Observable.combineLatest(a, a, a, a, a) {
    $0 != nil && $1 != nil && $2 != nil && $3 != nil && $4 != nil
  }
  _ = Observable.combineLatest(a, a, a, a, a) {
    $0 != "" && $1 != "" && $2 != "" && $3 != "" && $4 != ""
  }
  _ = Driver.combineLatest(b, b, b, b, b) {
    $0 != nil && $1 != nil && $2 != nil && $3 != nil && $4 != nil
  }
}

func tuples(_ a: Observable<Int>) {
  _ = Observable.combineLatest(a, a, a, a, a).map { $0.0 + $0.1 + $0.2 + $0.3 + $0.4 }
  _ = Observable.combineLatest(a, a, a, a, a).map { $0 + $1 + $2 + $3 + $4 }
  _ = Observable.zip(a, a, a, a, a).filter { $0.0 != 0 && $0.1 != 0 && $0.2 != 0 && $0.3 != 0 }
}
