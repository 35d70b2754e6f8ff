import Foundation

/// What the same work costs when it is written out by hand, without the library.
enum Yardsticks {
  static var all: [Workload] {
    [closureChain, lockedObservers, binaryHeap]
  }

  private static var closureChain: Workload {
    Workload(name: "by hand: closure chain", elements: 1_000_000, limit: nil) {
      var sum = 0
      let last: (Int) -> Void = { sum &+= $0 }
      let chain = mapped({ $0 &* 2 }, filtered({ $0 & 1 == 0 }, mapped({ $0 &+ 1 }, last)))
      for element in 0..<1_000_000 { chain(element) }
      return sum
    }
  }

  private static var lockedObservers: Workload {
    Workload(name: "by hand: 10 observers under a lock", elements: 1_000_000, limit: nil) {
      var sum = 0
      let lock = NSLock()
      let observers: [(Int) -> Void] = (0..<10).map { _ in { sum &+= $0 } }
      for element in 0..<1_000_000 {
        lock.lock()
        let current = observers
        lock.unlock()
        for observer in current { observer(element) }
      }
      return sum
    }
  }

  private static var binaryHeap: Workload {
    Workload(name: "by hand: binary heap", elements: 1_000_000, limit: nil) {
      var heap = Heap()
      var state: UInt64 = 1
      var sum = 0
      for _ in 0..<1_000_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        heap.push(Int(state >> 44)) { sum &+= 1 }
      }
      while let action = heap.pop() { action() }
      return sum
    }
  }

  @inline(never)
  private static func mapped(
    _ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { next(transform($0)) }
  }

  @inline(never)
  private static func filtered(
    _ isIncluded: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if isIncluded($0) { next($0) } }
  }
}

/// A binary heap of actions, earliest first.
private struct Heap {
  private var items: [(time: Int, action: () -> Void)] = []

  mutating func push(_ time: Int, _ action: @escaping () -> Void) {
    items.append((time, action))
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2].time > items[child].time {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (() -> Void)? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return first.action }
    items[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
        if items[child].time < items[least].time { least = child }
      }
      if least == parent { return first.action }
      items.swapAt(least, parent)
      parent = least
    }
  }
}
