import Synchronization

/// The beginning of a chain: lets events through until the first terminal one or the disposal,
/// and is itself what cancels.
package class SourceSink<Element>: Sink<Element>, Disposable, @unchecked Sendable {
  package final let downstream: Sink<Element>
  private final let isStoppedFlag = Atomic<Bool>(false)

  package init(_ downstream: Sink<Element>) {
    self.downstream = downstream
  }

  /// Whether nothing may be emitted any more; a synchronous source asks before each element.
  package final var isStopped: Bool {
    isStoppedFlag.load(ordering: .relaxed)
  }

  package override func onNext(_ element: Element) {
    if isStopped { return }
    downstream.onNext(element)
  }

  package override func onError(_ error: any Error) {
    if isStoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
    downstream.onError(error)
    release()
  }

  package override func onCompleted() {
    if isStoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
    downstream.onCompleted()
    release()
  }

  package final func dispose() {
    isStoppedFlag.store(true, ordering: .releasing)
    release()
  }

  /// Frees what the source holds. Called after every end, and more than once.
  package func release() {}
}
