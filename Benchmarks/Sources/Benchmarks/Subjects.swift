import RxCore

/// Elements through subjects.
enum Subjects {
  static var all: [Workload] {
    [
      published(observers: 1, limit: 30), published(observers: 10, limit: 140), behaviour, relay,
    ]
  }

  private static func published(observers: Int, limit: Double) -> Workload {
    let name = "PublishSubject, \(observers) observer\(observers == 1 ? "" : "s")"
    return Workload(name: name, elements: 1_000_000, limit: limit) {
      var sum = 0
      let subject = PublishSubject<Int>()
      for _ in 0..<observers { _ = subject.subscribe(onNext: { sum &+= $0 }) }
      for element in 0..<1_000_000 { subject.onNext(element) }
      return sum
    }
  }

  private static var behaviour: Workload {
    Workload(name: "BehaviorSubject, 1 observer", elements: 1_000_000, limit: nil) {
      var sum = 0
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(onNext: { sum &+= $0 })
      for element in 0..<1_000_000 { subject.onNext(element) }
      return sum
    }
  }

  private static var relay: Workload {
    Workload(name: "BehaviorRelay, 1 observer", elements: 1_000_000, limit: nil) {
      var sum = 0
      let relay = BehaviorRelay(value: 0)
      _ = relay.subscribe(onNext: { sum &+= $0 })
      for element in 0..<1_000_000 { relay.accept(element) }
      return sum
    }
  }
}
