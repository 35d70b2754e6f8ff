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
    AsyncStream(feeding: asObservable())
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
    AsyncStream(feeding: asObservable())
  }
}

extension AsyncStream {
  /// A stream of the elements of a source. A failure, which only a sequence that was let in can
  /// cause, is reported and ends it.
  fileprivate init(feeding source: Observable<Element>) {
    self.init { continuation in
      let feed = StreamFeed()
      continuation.onTermination = { termination in
        guard case .cancelled = termination else { return }
        // First the end, so that no element that is still on its way wakes the task.
        continuation.finish()
        feed.stop()
      }
      feed.start(
        source,
        yield: { element in
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        finish: { error in
          if let error { InfallibleFailure.report(error) }
          continuation.finish()
        })
    }
  }
}
