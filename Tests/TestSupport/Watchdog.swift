import Dispatch
import Foundation
import Testing

/// Runs what may hang, so that a hang fails instead of hanging.
package enum Watchdog {
  /// Runs `body` on a thread of its own and waits for it.
  ///
  /// A body that outlasts the limit, or throws, is recorded as an issue of the calling test; the
  /// hanging thread stays behind. The thread has no task: task-local values and the current test
  /// are not seen in it, so let `body` return what is to be expected.
  ///
  /// - Parameters:
  ///   - limit: The longest that `body` may take. Generous: it is not a measurement.
  ///   - stackSize: The thread's stack in bytes, a multiple of 4,096; by default 8 MB.
  /// - Returns: What `body` returned, or nil after an issue.
  @discardableResult
  package static func run<Result>(
    limit: DispatchTimeInterval = .seconds(60), stackSize: Int = 8 << 20,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping () throws -> Result
  ) -> Result? {
    let work = Work(body)
    let thread = Thread { work.perform() }
    thread.stackSize = stackSize
    thread.start()
    guard work.hasEnded.wait(timeout: .now() + limit) == .success else {
      Issue.record("It hangs: it has not ended within \(limit).", sourceLocation: sourceLocation)
      return nil
    }
    switch work.outcome {
    case .success(let result):
      return result
    case .failure(let error):
      Issue.record(error, sourceLocation: sourceLocation)
      return nil
    case nil:
      Issue.record("It ended without an outcome.", sourceLocation: sourceLocation)
      return nil
    }
  }
}

/// What one thread does and another waits for; the semaphore orders the two.
private final class Work<Output>: @unchecked Sendable {
  let hasEnded = DispatchSemaphore(value: 0)
  private(set) var outcome: Result<Output, any Error>?
  private var body: (() throws -> Output)?

  init(_ body: @escaping () throws -> Output) {
    self.body = body
  }

  func perform() {
    outcome = body.map { body in Result { try body() } }
    body = nil
    hasEnded.signal()
  }
}
