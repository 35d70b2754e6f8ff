extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, for `for try await`.
  ///
  /// Asking for it subscribes at once, so that no element is lost before the loop begins; each time
  /// it is asked for is a subscription of its own. What the loop has not taken yet waits in a
  /// buffer without a bound: a source that is faster than the loop fills memory.
  ///
  /// - Complexity: Constant time for each element; those that wait are held.
  /// - Returns: An asynchronous sequence that ends with the source and throws what it fails with.
  ///   It disposes the subscription when the loop is left or the sequence is dropped, and when the
  ///   task is cancelled, which makes it throw `CancellationError`. A cancelled task disposes on
  ///   the thread that cancels it, or on the one that emits at that moment.
  /// - Origin: RxSwift `values`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let feed = StreamFeed()
      continuation.onTermination = { termination in
        guard case .cancelled = termination else { return }
        // First the end, so that no element that is still on its way wakes the task.
        continuation.finish(throwing: CancellationError())
        feed.stop()
      }
      feed.start(
        asObservable(),
        yield: { element in
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        }, finish: { continuation.finish(throwing: $0) })
    }
  }
}
