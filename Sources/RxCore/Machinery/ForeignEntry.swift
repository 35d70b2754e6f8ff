import Synchronization

/// Events that come into a chain of a test from where nobody knows the test: from a thread or a
/// queue of somebody else's.
///
/// What such an event causes is marked, so that work that reaches a real scheduler by it can be
/// told. Only sources that anybody may feed look out for it, and only in a test: elsewhere a
/// subscription costs a glance at a flag, and an element nothing.
package enum ForeignEntry {
  /// Who follows a chain.
  package final class Watch: Sendable {
    fileprivate let isKnownHere: @Sendable () -> Bool
    fileprivate let report: @Sendable (Any.Type) -> Void

    /// - Parameters:
    ///   - isKnownHere: Whether the test is known where the code runs.
    ///   - report: Called with the state type of work that has reached a real scheduler.
    package init(
      isKnownHere: @escaping @Sendable () -> Bool,
      report: @escaping @Sendable (Any.Type) -> Void
    ) {
      self.isKnownHere = isKnownHere
      self.report = report
      ForeignEntry.isInUse.store(true, ordering: .relaxed)
    }
  }

  /// Whether this process has ever had a watch.
  private static let isInUse = Atomic<Bool>(false)

  /// Who follows the chains that are subscribed to where the code runs.
  @TaskLocal package static var watch: Watch?

  /// Who follows the foreign event that has caused what runs.
  @TaskLocal package static var cause: Watch?

  /// What a source that anybody may feed emits into: `sink`, unless somebody follows it.
  package static func watching<Element>(_ sink: Sink<Element>) -> Sink<Element> {
    guard isInUse.load(ordering: .relaxed), let watch = watch ?? cause else { return sink }
    return ForeignEntrySink(sink, watch)
  }

  /// Notes that a real scheduler has got work.
  package static func noteRealWork(_ stateType: Any.Type) {
    guard isInUse.load(ordering: .relaxed), let cause else { return }
    cause.report(stateType)
  }
}

/// Marks what foreign events cause.
private final class ForeignEntrySink<Element>: Stage<Element, Element> {
  private let watch: ForeignEntry.Watch

  init(_ downstream: Sink<Element>, _ watch: ForeignEntry.Watch) {
    self.watch = watch
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if watch.isKnownHere() { return downstream.onNext(element) }
    ForeignEntry.$cause.withValue(watch) { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    if watch.isKnownHere() { return downstream.onError(error) }
    ForeignEntry.$cause.withValue(watch) { downstream.onError(error) }
  }

  override func onCompleted() {
    if watch.isKnownHere() { return downstream.onCompleted() }
    ForeignEntry.$cause.withValue(watch) { downstream.onCompleted() }
  }
}
