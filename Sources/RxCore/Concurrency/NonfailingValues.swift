extension InfallibleType {
  /// The elements as an asynchronous sequence that does not throw, for `for await`.
  ///
  /// Asking for it subscribes at once, so that no element is lost before the loop begins; each time
  /// it is asked for is a subscription of its own. What the loop has not taken yet waits in a
  /// buffer without a bound: a source that is faster than the loop fills memory.
  ///
  /// - Complexity: Constant time for each element; those that wait are held.
  /// - Returns: An asynchronous sequence that ends with the source. It disposes the subscription
  ///   when the loop is left or the sequence is dropped, and when the task is cancelled, which ends
  ///   it.
  /// - Origin: RxSwift `values`.
  public var values: AsyncStream<Element> {
    AsyncStream { asObservable().feed($0) }
  }
}

extension SharedSequence {
  /// The elements as an asynchronous sequence that does not throw, for `for await`.
  ///
  /// Asking for it subscribes at once, so that no element is lost before the loop begins; each time
  /// it is asked for is a subscription of its own. What the loop has not taken yet waits in a
  /// buffer without a bound: a source that is faster than the loop fills memory.
  ///
  /// - Complexity: Constant time for each element; those that wait are held.
  /// - Returns: An asynchronous sequence that ends with this one. It disposes the subscription
  ///   when the loop is left or the sequence is dropped, and when the task is cancelled, which ends
  ///   it.
  /// - Origin: RxCocoa `values`.
  @MainActor public var values: AsyncStream<Element> {
    AsyncStream { asObservable().feed($0) }
  }
}

extension Observable {
  /// Subscribes for a stream, until the stream is over. A failure, which only a sequence that was
  /// let in can cause, is reported and ends it.
  fileprivate func feed(_ continuation: AsyncStream<Element>.Continuation) {
    let subscription = SingleAssignmentDisposable()
    continuation.onTermination = { termination in
      // First the end, so that no element that is still on its way wakes the task.
      if case .cancelled = termination { continuation.finish() }
      subscription.dispose()
    }
    subscription.setDisposable(
      subscribe(
        onNext: { element in
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: { error in
          InfallibleFailure.report(error)
          continuation.finish()
        },
        onCompleted: { continuation.finish() }))
  }
}
