import Dispatch
import RxCore

/// Takes a sequence's events until it knows enough, and tells one who waits for that.
final class EventCollector<Element>: @unchecked Sendable {
  private let limit: Int
  private let isWanted: ((Element) throws -> Bool)?
  private let lock = Lock()
  // All of these under the lock.
  private let buffer = ElementBuffer<Element>()
  @exclusivity(unchecked) private var failure: (any Error)?
  /// Whether nothing is taken any more.
  @exclusivity(unchecked) private var hasEndedFlag = false
  /// Called at the end, outside of the lock.
  @exclusivity(unchecked) private var onEnd: (() -> Void)?

  /// - Parameters:
  ///   - limit: How many wanted elements are enough; nil to wait for the end.
  ///   - isWanted: Which elements count; nil for all.
  init(limit: Int?, isWanted: ((Element) throws -> Bool)?) {
    self.limit = limit ?? .max
    self.isWanted = isWanted
  }

  var hasEnded: Bool { lock.withLock { hasEndedFlag } }

  var received: [Element] { lock.withLock { buffer.elements } }

  /// Subscribes; while it does so the wait learns what it holds up itself.
  func subscribe(to source: Observable<Element>, _ wait: BlockedWait) -> any Disposable {
    wait.watch {
      source.subscribe(
        onNext: { self.take($0) }, onError: { self.stop(failure: $0) },
        onCompleted: { self.stop(failure: nil) })
    }
  }

  /// Calls `body` at the end, on the thread that brings it; at once if it is there already.
  func atEnd(_ body: @escaping () -> Void) {
    let isLate = lock.withLock { () -> Bool in
      if !hasEndedFlag { onEnd = body }
      return hasEndedFlag
    }
    if isLate { body() }
  }

  /// Takes nothing more, unless the end has come.
  func stop(failure: (any Error)?) {
    let toCall = lock.withLock { () -> (() -> Void)? in
      if hasEndedFlag { return nil }
      hasEndedFlag = true
      self.failure = failure
      defer { onEnd = nil }
      return onEnd
    }
    toCall?()
  }

  /// What came up to the end.
  var result: MaterializedSequenceResult<Element> {
    let (elements, failure) = lock.withLock { () -> ([Element], (any Error)?) in
      (buffer.elements, self.failure)
    }
    if let failure { return .failed(elements: elements, error: failure) }
    return .completed(elements: elements)
  }

  private func take(_ element: Element) {
    if let isWanted {
      if hasEnded { return }
      do {
        guard try isWanted(element) else { return }
      } catch {
        return stop(failure: error)
      }
    }
    var isEnough = false
    // Without a result: what a lock gives back costs a look-up of its type.
    lock.withLock { () -> Void in
      if hasEndedFlag { return }
      buffer.append(element)
      isEnough = buffer.count == limit
    }
    if isEnough { stop(failure: nil) }
  }
}
