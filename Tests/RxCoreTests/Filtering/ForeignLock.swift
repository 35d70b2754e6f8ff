import Foundation
import TestSupport
import Testing

/// Finds locks that are held while something foreign runs.
enum ForeignLock {
  /// One thread holds a lock and calls into the operator; another emits, and its observer waits
  /// for that lock. They hang if the operator holds a lock of its own while it calls the observer.
  ///
  /// - Parameters:
  ///   - subscribe: Subscribes so that the first element calls the closure given.
  ///   - emit: Causes the element.
  ///   - enter: Calls into the operator by another input.
  static func hangs(
    _ subscribe: (_ observe: @escaping () -> Void) -> Void, emit: @escaping () -> Void,
    enter: @escaping () -> Void
  ) -> Bool {
    let lock = NSLock()
    let isObserving = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    subscribe {
      isObserving.signal()
      lock.withLock {}
    }
    _ = OtherThread {
      lock.withLock {
        let emitter = OtherThread(emit)
        isObserving.wait()
        enter()
        withExtendedLifetime(emitter) {}
      }
      hasEnded.signal()
    }
    return hasEnded.wait(timeout: .now() + .seconds(20)) == .timedOut
  }
}
