import RxCore
import RxVirtualTime

/// Work on the virtual clock.
enum VirtualTime {
  static var all: [Workload] {
    Chains.sizes.map { scheduledAndRun($0, inOrder: true) }
      + Chains.sizes.map { scheduledAndRun($0, inOrder: false) }
      + [cancelled(100_000), cancelled(1_000_000)] + Chains.sizes.map(endToEnd)
      + Chains.sizes.map(interval)
  }

  private static func scheduledAndRun(_ count: Int, inOrder: Bool) -> Workload {
    let name = "virtual time: schedule and run, \(inOrder ? "" : "un")ordered"
    // Without order a million actions do not fit the cache: memory sets that figure, not the wheel.
    return Workload(name: name, elements: count, limit: inOrder ? 250 : nil) {
      let scheduler = TestScheduler(initialClock: 0)
      var times = Times()
      var sum = 0
      for index in 0..<count {
        let time = inOrder ? index + 1 : times.next()
        _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
          sum &+= 1
          return Disposables.create()
        }
      }
      scheduler.start()
      return sum
    }
  }

  private static func cancelled(_ count: Int) -> Workload {
    Workload(name: "virtual time: schedule and cancel", elements: count, limit: nil) {
      let scheduler = TestScheduler(initialClock: 0)
      var times = Times()
      var sum = 0
      let work = (0..<count).map { _ in
        scheduler.scheduleAbsoluteVirtual((), time: times.next()) { _ in
          sum &+= 1
          return Disposables.create()
        }
      }
      for item in work { item.dispose() }
      scheduler.start()
      return sum
    }
  }

  private static func endToEnd(_ count: Int) -> Workload {
    // Made by the run that is not measured, and only by the rows that run.
    var events: [Recorded<Event<Int>>] = []
    return Workload(name: "virtual time: hot, map, recorded", elements: count, limit: 400) {
      if events.isEmpty { events = (0..<count).map { Recorded.next($0 + 300, $0) } }
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable(events)
      let observer = scheduler.start(disposed: .max - 1) { source.map { $0 &+ 1 } }
      return observer.events.count
    }
  }

  private static func interval(_ count: Int) -> Workload {
    Workload(name: "virtual time: interval ticks", elements: count, limit: nil) {
      let scheduler = TestScheduler(initialClock: 0)
      // The ticks are work of work, of which nothing but the count is the end.
      scheduler.workBudget = nil
      var sum = 0
      _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(count)
        .subscribe(onNext: { sum &+= $0 })
      scheduler.start()
      return sum
    }
  }
}

/// Times in no order, the same in each run, spread over about a million ticks.
private struct Times {
  private var state: UInt64 = 1

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 44) + 1
  }
}
