import Dispatch
import Foundation
import RxCore

/// Takes a sequence's events until it knows enough, and lets one thread wait for that.
final class BlockingCollector<Element>: ObserverType, @unchecked Sendable {
  private struct State {
    var elements: [Element] = []
    var failure: (any Error)?
    /// Whether nothing is taken any more.
    var hasEnded = false
  }

  private let limit: Int?
  private let isWanted: (Element) throws -> Bool
  private let state = Guarded(State())
  private let end = DispatchSemaphore(value: 0)

  /// - Parameter limit: How many wanted elements are enough; nil to wait for the end.
  init(limit: Int?, isWanted: @escaping (Element) throws -> Bool) {
    self.limit = limit
    self.isWanted = isWanted
  }

  var hasEnded: Bool { state.with { $0.hasEnded } }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): take(element)
    case .error(let error): stop(failure: error)
    case .completed: stop(failure: nil)
    }
  }

  /// Blocks until the end, or for so many seconds.
  func wait(seconds: TimeInterval?) {
    if MainQueue.isCurrent, Thread.isMainThread {
      turnRunLoop(until: seconds.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture)
    } else if let seconds {
      _ = end.wait(timeout: .now() + max(0, seconds))
    } else {
      end.wait()
    }
  }

  /// Takes nothing more; what has not ended by now has taken too long.
  func finish() -> MaterializedSequenceResult<Element> {
    stop(failure: RxError.timeout)
    let (elements, failure) = state.with { ($0.elements, $0.failure) }
    if let failure { return .failed(elements: elements, error: failure) }
    return .completed(elements: elements)
  }

  private func take(_ element: Element) {
    if hasEnded { return }
    do {
      guard try isWanted(element) else { return }
    } catch {
      return stop(failure: error)
    }
    let isEnough = state.with { state -> Bool in
      if state.hasEnded { return false }
      state.elements.append(element)
      return state.elements.count == limit
    }
    if isEnough { stop(failure: nil) }
  }

  private func stop(failure: (any Error)?) {
    let isFirst = state.with { state -> Bool in
      if state.hasEnded { return false }
      state.hasEnded = true
      state.failure = failure
      return true
    }
    guard isFirst else { return }
    end.signal()
    // A run loop that waits wakes up only for work of its own.
    if !MainQueue.isCurrent { DispatchQueue.main.async {} }
  }

  private func turnRunLoop(until limit: Date) {
    // A run loop with nothing to wait for returns at once.
    let keeper = Timer(fire: limit, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(keeper, forMode: .default)
    defer { keeper.invalidate() }
    while !hasEnded, limit.timeIntervalSinceNow > 0 {
      _ = RunLoop.current.run(mode: .default, before: limit)
    }
  }
}
