import RxBlockingLite
import RxCore

/// Sequences that are waited for.
enum Blocking {
  static var all: [Workload] {
    [array, first]
  }

  private static var array: Workload {
    let numbers = Array(0..<100_000)
    return Workload(name: "toBlocking().toArray()", elements: 100_000, limit: nil) {
      let result = try? Observable.from(numbers).toBlocking().toArray()
      return result.map { $0.count } ?? -1
    }
  }

  private static var first: Workload {
    Workload(name: "toBlocking().first()", elements: 10_000, limit: 3_000) {
      let source = Observable.of(1, 2, 3)
      var sum = 0
      for _ in 0..<10_000 { sum &+= ((try? source.toBlocking().first()) ?? nil) ?? 0 }
      return sum
    }
  }
}
