import Dispatch
import Foundation
import RxCore
import Testing

/// What tests of asynchronous code share: nothing here blocks a thread of the tasks.
enum Patience {
  /// How often a race is run: far more often when the environment has `RX_LONG=1`.
  static let rounds = ProcessInfo.processInfo.environment["RX_LONG"] == "1" ? 20_000 : 2_000

  /// Runs `body` in a task of its own; nil, and an issue of the test, if it hangs.
  static func result<Result: Sendable>(
    limit: DispatchTimeInterval = .seconds(120), sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async -> Result
  ) async -> Result? {
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<Result?, Never>) in
      let first = First(continuation)
      Task.detached { first.comes(await body()) }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { first.comes(nil) }
    }
    if result == nil { Issue.record("It hangs.", sourceLocation: sourceLocation) }
    return result
  }

  /// Cancels tasks while another thread emits what they wait for, and holds a lock meanwhile that
  /// the disposal of the source waits for.
  ///
  /// - Parameter consume: Takes the elements, in the task that is cancelled.
  /// - Returns: True; nil, and an issue of the test, if it hangs.
  static func cancelling(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ consume: @escaping @Sendable (Observable<Int>) async -> Void
  ) async -> Bool? {
    await result(sourceLocation: sourceLocation) {
      for _ in 0..<rounds / 4 {
        let (lock, begun, reported) = (NSRecursiveLock(), Moment(), Moment())
        let source = Observable<Int>.create { observer in
          DispatchQueue.global().async {
            lock.withLock {
              begun.comes()
              for element in 0..<50 { observer.onNext(element) }
            }
            reported.comes()
          }
          return Disposables.create { lock.withLock {} }
        }
        let task = Task { await consume(source) }
        await begun.wait()
        task.cancel()
        await task.value
        await reported.wait()
      }
      return true
    }
  }

  private final class First<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Result?, Never>?

    init(_ continuation: CheckedContinuation<Result?, Never>) {
      self.continuation = continuation
    }

    func comes(_ result: Result?) {
      let waiting = lock.withLock { () -> CheckedContinuation<Result?, Never>? in
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(returning: result)
    }
  }
}

/// Something that a task waits for and another brings about, once.
final class Moment: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func comes() {
    continuation.finish()
  }

  /// Returns at once if it has come already.
  func wait() async {
    for await _ in stream {}
  }
}
