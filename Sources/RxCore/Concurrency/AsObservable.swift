extension AsyncSequence {
  /// The elements as an observable.
  ///
  /// - Parameter priority: The priority of the task that takes the elements, one for each
  ///   subscription; it inherits nothing.
  /// - Returns: A sequence that ends with this one and fails with what it throws; a
  ///   `CancellationError` completes it. Elements leave on whatever thread the task runs on.
  ///   Disposing the subscription cancels the task.
  /// - Origin: RxSwift `asObservable(priority:)`.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      nonisolated(unsafe) let work: () async -> Void = { await emit(into: observer) }
      let task = Task.detached(priority: priority) { await work() }
      return Disposables.create { task.cancel() }
    }
  }

  private func emit(into observer: AnyObserver<Element>) async {
    do {
      for try await element in self {
        // The sequence itself may take no notice of the cancellation.
        if Task.isCancelled { return }
        observer.onNext(element)
        if Task.isCancelled { return }
      }
      observer.onCompleted()
    } catch is CancellationError {
      observer.onCompleted()
    } catch {
      observer.onError(error)
    }
  }
}
