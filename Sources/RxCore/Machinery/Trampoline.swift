import Foundation

/// Work that waits for its turn on the trampoline.
package protocol TrampolineStep: AnyObject {
  func runStep()
}

/// The current thread's queue of work that must not run inside what runs now.
///
/// The first to enter runs at once and then empties the queue, first in, first out. So
/// synchronous sources take turns instead of nesting.
package final class Trampoline {
  package private(set) var isActive = false
  @exclusivity(unchecked) private var waiting = Queue<any TrampolineStep>()
  /// The blocking wait that the thread subscribes for.
  final var wait: BlockedWait?

  private init() {}

  /// The trampoline of the thread that asks.
  package static var current: Trampoline {
    if let found = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(found).takeUnretainedValue()
    }
    let made = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Trampoline>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
      #endif
    }
    if failure != 0 {
      fatalError("The system has no thread-local key left for the trampoline (\(failure)).")
    }
    return key
  }()

  /// Whether a step would have to wait for others.
  package var hasWaiting: Bool { !waiting.isEmpty }

  /// Runs `body`, and what it left waiting unless an outer call will.
  package func enter<Result>(_ body: () -> Result) -> Result {
    if isActive { return body() }
    isActive = true
    let result = body()
    drain()
    isActive = false
    return result
  }

  /// Runs `step` once its turn comes: after the work that runs now and what waits already.
  package func enqueue(_ step: any TrampolineStep) {
    if isActive {
      waiting.append(step)
    } else {
      enter { step.runStep() }
    }
  }

  /// Runs `body` as if the thread had no trampoline yet, and then what it left waiting.
  package func withFreshLevel<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (isActive, waiting)
    (isActive, waiting) = (false, Queue())
    defer { (isActive, waiting) = outer }
    return try body()
  }

  private func drain() {
    while let step = waiting.popFirst() {
      step.runStep()
    }
  }
}
