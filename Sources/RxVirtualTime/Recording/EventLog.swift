import RxCore

/// Records what comes, and how much of that a test has looked at.
final class EventLog<Element>: ObserverType, @unchecked Sendable {
  private struct State {
    var events: [Recorded<Event<Element>>] = []
    var seenCount = 0
    var isIgnored = false
    /// Called, once, when something comes.
    var waiter: (() -> Void)?
  }

  private let scheduler: TestScheduler
  private let state = Guarded(State())

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What came, without looking at it.
  var events: [Recorded<Event<Element>>] {
    state.with { $0.events }
  }

  /// What has been looked at.
  var seen: [Recorded<Event<Element>>] {
    state.with { Array($0.events[..<$0.seenCount]) }
  }

  /// What nobody has looked at, but for what is to be ignored.
  var unseen: ArraySlice<Recorded<Event<Element>>> {
    state.with { $0.isIgnored ? [] : $0.events[$0.seenCount...] }
  }

  /// Looks at the next event; nil if there is none yet.
  func next() -> Recorded<Event<Element>>? {
    state.with { state in
      guard state.seenCount < state.events.count else { return nil }
      state.seenCount += 1
      return state.events[state.seenCount - 1]
    }
  }

  /// Looks at all that came so far.
  @discardableResult
  func lookAtAll() -> [Recorded<Event<Element>>] {
    state.with { state in
      state.seenCount = state.events.count
      return state.events
    }
  }

  /// Takes what has come, and comes, for looked at.
  func ignoreRest() {
    state.with { $0.isIgnored = true }
  }

  /// Calls `waiter` when the next event comes; `nil` ends the waiting.
  func wait(_ waiter: (() -> Void)?) {
    state.replace(\.waiter, by: waiter)
  }

  func on(_ event: Event<Element>) {
    let time = scheduler.clock
    var waiter: (() -> Void)?
    state.with { state in
      state.events.append(Recorded(time: time, value: event))
      swap(&waiter, &state.waiter)
    }
    waiter?()
  }
}
