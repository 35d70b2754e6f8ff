import Synchronization

/// A stage that may end the sequence before its source does, or swallows the source's end: has
/// its own stop mark, and stops its source itself.
package class EndingStage<Input, Output>: Sink<Input>, Disposable, @unchecked Sendable {
  package final let downstream: Sink<Output>
  private final let upstream = DisposableSlot()
  private final let isStoppedFlag = Atomic<Bool>(false)

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  /// Whether the stage has let a terminal event pass or has been disposed.
  package final var isStopped: Bool {
    isStoppedFlag.load(ordering: .relaxed)
  }

  package override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
  }

  package override func onError(_ error: any Error) {
    fail(error)
  }

  package override func onCompleted() {
    complete()
  }

  /// Passes the failure on, once, and stops the source.
  package final func fail(_ error: any Error) {
    guard stop() else { return }
    downstream.onError(error)
    upstream.dispose()
  }

  /// Passes the completion on, once, and stops the source.
  package final func complete() {
    guard stop() else { return }
    downstream.onCompleted()
    upstream.dispose()
  }

  /// Takes the right to end the sequence; the caller then emits and calls `disposeUpstream()`.
  package final func stop() -> Bool {
    !isStoppedFlag.exchange(true, ordering: .acquiringAndReleasing)
  }

  package final func disposeUpstream() {
    upstream.dispose()
  }

  package func dispose() {
    isStoppedFlag.store(true, ordering: .releasing)
    upstream.dispose()
  }
}
