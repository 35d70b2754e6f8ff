import Dispatch
import Foundation
import Synchronization
import Testing

/// Lets threads run into each other, round after round.
package enum Race {
  /// Runs `body` on several threads at once, as often as asked, each round on a state of its own.
  ///
  /// - Parameters:
  ///   - threads: How many; `body` gets the number of the thread, from 0 on.
  ///   - isRight: Looks at the state once all threads have done with it.
  /// - Returns: How many rounds were wrong; nil after a hang, which is an issue of the test.
  package static func wrongRounds<State>(
    of rounds: Int = 10_000, threads: Int = 2, sourceLocation: SourceLocation = #_sourceLocation,
    _ makeState: @escaping () -> State,
    _ body: @escaping (State, Int) -> Void, isRight: @escaping (State) -> Bool
  ) -> Int? {
    Watchdog.run(limit: .seconds(120), sourceLocation: sourceLocation) {
      let lanes = Lanes(count: threads, body)
      defer { lanes.end() }
      return (0..<rounds).count { _ in
        let state = makeState()
        lanes.run(state)
        return !isRight(state)
      }
    }
  }
}

/// Threads that wait for the next round at one starting line.
private final class Lanes<State>: @unchecked Sendable {
  private let body: (State, Int) -> Void
  private let starts: [DispatchSemaphore]
  private let finish = DispatchSemaphore(value: 0)
  private let atTheLine = Atomic<Int>(0)
  /// Changed only between rounds; without it the threads end.
  private var state: State?

  init(count: Int, _ body: @escaping (State, Int) -> Void) {
    self.body = body
    starts = (0..<count).map { _ in DispatchSemaphore(value: 0) }
    for lane in 0..<count { Thread { [self] in follow(lane) }.start() }
  }

  func run(_ state: State) {
    self.state = state
    atTheLine.store(0, ordering: .releasing)
    for start in starts { start.signal() }
    for _ in starts { finish.wait() }
  }

  func end() {
    state = nil
    for start in starts { start.signal() }
  }

  private func follow(_ lane: Int) {
    while true {
      starts[lane].wait()
      guard let state else { return }
      atTheLine.add(1, ordering: .acquiringAndReleasing)
      while atTheLine.load(ordering: .acquiring) < starts.count { sched_yield() }
      body(state, lane)
      finish.signal()
    }
  }
}
