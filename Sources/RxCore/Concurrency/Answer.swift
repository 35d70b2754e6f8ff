private enum AnswerPhase: UInt8 {
  /// Nobody waits yet. Goes to `awaited`, or to `given` if the task is cancelled before.
  case unasked
  /// The continuation is set, and whoever leaves this phase resumes it. Goes to `given`.
  case awaited
  /// The task has been resumed, or will not be suspended.
  case given
}

/// What a task waits for: the first event, or the task's cancellation if that comes earlier.
///
/// The phase decides the winner, and only the winner resumes the task, under no lock.
final class Answer<Value>: @unchecked Sendable {
  private let phase = PhaseMark(AnswerPhase.unasked)
  /// Set before the phase is `awaited`; taken by the one who moves it on from there.
  private var continuation: CheckedContinuation<Value, any Error>?

  /// Waits for what a subscription gives.
  ///
  /// - Parameter subscribe: Called once, unless the task has been cancelled.
  static func wait(
    _ subscribe: (Answer<Value>) -> any Disposable
  ) async throws -> Value {
    let answer = Answer<Value>()
    let subscription = SingleAssignmentDisposable()
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          guard answer.isAwaited(by: continuation) else { return }
          subscription.setDisposable(subscribe(answer))
        }
      } onCancel: {
        answer.cancel()
      }
    } catch {
      // Here and not where the task is cancelled: the runtime holds a lock of its own there, and
      // whoever emits may wait for it.
      subscription.dispose()
      throw error
    }
  }

  func give(_ value: Value) {
    nonisolated(unsafe) let value = value
    if phase.move(from: .awaited, to: .given) { take()?.resume(returning: value) }
  }

  func fail(_ error: any Error) {
    if phase.move(from: .awaited, to: .given) { take()?.resume(throwing: error) }
  }

  private func isAwaited(by continuation: CheckedContinuation<Value, any Error>) -> Bool {
    self.continuation = continuation
    if phase.move(from: .unasked, to: .awaited) { return true }
    take()?.resume(throwing: CancellationError())
    return false
  }

  private func cancel() {
    if phase.move(from: .unasked, to: .given) { return }
    fail(CancellationError())
  }

  private func take() -> CheckedContinuation<Value, any Error>? {
    defer { continuation = nil }
    return continuation
  }
}
