extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a single from asynchronous work.
  ///
  /// - Parameters:
  ///   - detached: Whether the task inherits nothing: neither priority nor task-local values of
  ///     where the single is subscribed to.
  ///   - priority: The task's priority; nil for the inherited one.
  ///   - work: Run in a task of its own for each subscription.
  /// - Returns: A single that ends with what `work` returns, and fails with what it throws.
  ///   Disposing the subscription cancels the task.
  /// - Origin: RxSwift `Single.create(detached:priority:work:)`.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    .create { observer in
      nonisolated(unsafe) let observer = observer
      let operation: @Sendable () async -> Void = {
        do {
          observer(.success(try await work()))
        } catch {
          observer(.failure(error))
        }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }
}
