import Foundation
import RxCore
import Synchronization
import TestSupport
import Testing

/// Law 2: an observer never gets two events at once, nor one inside another.
@Suite("Contract: one event at a time", .serialized) struct ContractOneEventAtATimeTests {
  private static let severalInputs = ContractTable.entries.filter {
    $0.make().concurrentInputs.count > 1
  }

  @Test("two threads do not meet in an observer", arguments: severalInputs)
  func concurrently(_ entry: ContractEntry) {
    let rig = entry.make()
    let watch = OverlapWatch()
    let subscription = rig.observable.subscribe(onNext: { _ in watch.pass() })
    rig.prime()
    for input in rig.concurrentInputs { input(2) }
    // The second sequence of the flattening operators comes in beside the first one.
    rig.sources.first?.send(1)
    inParallel(rig.concurrentInputs.map { input in { for i in 3..<2_000 { input(i) } } })
    #expect(watch.overlaps == 0, "\(entry)")
    #expect(watch.count > 0, "\(entry)")
    subscription.dispose()
  }

  @Test("a re-entrant event waits for the end of the one under way", arguments: severalInputs)
  func reentrantly(_ entry: ContractEntry) {
    let rig = entry.make()
    let watch = OverlapWatch()
    let remaining = Atomic<Int>(0)
    let subscription = rig.observable.subscribe(onNext: { _ in
      watch.pass {
        if remaining.subtract(1, ordering: .relaxed).newValue >= 0 {
          for input in rig.concurrentInputs { input(5) }
        }
      }
    })
    rig.prime()
    for input in rig.concurrentInputs { input(2) }
    remaining.store(3, ordering: .relaxed)
    rig.deliver()
    #expect(watch.overlaps == 0, "\(entry)")
    #expect(remaining.load(ordering: .relaxed) < 3, "\(entry) does not emit when it is to")
    subscription.dispose()
  }

  @Test(
    "all observers of one subject see one order",
    arguments: ContractTable.entries.filter {
      let rig = $0.make()
      return rig.sources.isEmpty && !rig.concurrentInputs.isEmpty || $0.name.hasPrefix("Share")
    })
  func oneOrder(_ entry: ContractEntry) {
    let rig = entry.make()
    let logs = [Log(), Log(), Log()]
    let subscriptions = logs.enumerated().map { index, log in
      rig.observable.subscribe(onNext: { element in
        log.add("\(element)")
        if index == 1, element % 100 == 0, element > 0, let input = rig.concurrentInputs.first {
          input(element + 1)
        }
      })
    }
    rig.prime()
    for log in logs { log.add("start") }
    let inputs = rig.sources.isEmpty ? rig.concurrentInputs : Array(rig.concurrentInputs.prefix(1))
    inParallel(
      inputs.enumerated().map { index, input in
        { for i in 1..<1_000 { input(i * 10 + index * 3) } }
      })
    #expect(logs[0].lines.count > 1_000)
    #expect(logs[0].lines == logs[1].lines, "\(entry)")
    #expect(logs[0].lines == logs[2].lines, "\(entry)")
    for subscription in subscriptions { subscription.dispose() }
  }

  private func inParallel(_ bodies: [() -> Void]) {
    let ended = DispatchGroup()
    for body in bodies {
      ended.enter()
      let work = Work(body: body)
      Thread {
        work.body()
        ended.leave()
      }.start()
    }
    Watchdog.run(limit: .seconds(60)) { ended.wait() }
  }
}

/// A closure on its way to a thread.
private struct Work: @unchecked Sendable {
  let body: () -> Void
}

/// Notices when somebody comes in before another one has left.
private final class OverlapWatch: Sendable {
  private let inside = Atomic<Int>(0)
  private let overlapCount = Atomic<Int>(0)
  private let passCount = Atomic<Int>(0)

  var overlaps: Int { overlapCount.load(ordering: .relaxed) }

  var count: Int { passCount.load(ordering: .relaxed) }

  func pass(_ body: () -> Void = {}) {
    if inside.add(1, ordering: .relaxed).oldValue != 0 {
      overlapCount.add(1, ordering: .relaxed)
    }
    passCount.add(1, ordering: .relaxed)
    body()
    inside.subtract(1, ordering: .relaxed)
  }
}
