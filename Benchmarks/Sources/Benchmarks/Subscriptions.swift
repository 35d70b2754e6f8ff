import RxCore

/// What it costs to begin and end a subscription.
enum Subscriptions {
  static var all: [Workload] {
    [ofThreeOperators]
  }

  private static var ofThreeOperators: Workload {
    Workload(name: "subscribe and dispose, 3 operators", elements: 100_000, limit: 1_200) {
      var sum = 0
      for _ in 0..<100_000 {
        Observable<Int>.create { _ in Disposables.create() }
          .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 }
          .subscribe(onNext: { _ in }, onDisposed: { sum &+= 1 })
          .dispose()
      }
      return sum
    }
  }
}
