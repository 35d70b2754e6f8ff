import RxCore

/// Elements through synchronous chains.
enum Chains {
  static var all: [Workload] {
    sizes.map(created) + sizes.map(fromArray)
  }

  /// The cost of an element must not grow with their number.
  static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  private static func created(_ count: Int) -> Workload {
    Workload(name: "create.map.filter.map", elements: count, limit: 30) {
      var sum = 0
      let source = Observable<Int>.create { observer in
        for element in 0..<count { observer.onNext(element) }
        observer.onCompleted()
        return Disposables.create()
      }
      _ = source.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 }
        .subscribe(onNext: { sum &+= $0 })
      return sum
    }
  }

  private static func fromArray(_ count: Int) -> Workload {
    let elements = Array(0..<count)
    return Workload(name: "from(array).map.filter.map", elements: count, limit: 40) {
      var sum = 0
      _ = Observable.from(elements).map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 }
        .subscribe(onNext: { sum &+= $0 })
      return sum
    }
  }
}
