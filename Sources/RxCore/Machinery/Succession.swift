import Synchronization

/// Subscribes to one source after another, on a flat stack however many there are.
///
/// A subclass says with `next()` what comes after, and calls `proceed()` when it is time: at
/// first, and from `onCompleted()` or `onError(_:)`. Elements pass unchanged.
package class Succession<Element>: Sink<Element>, Disposable, @unchecked Sendable {
  /// What `next()` decided.
  package enum Step {
    case source(Observable<Element>)
    case error(any Error)
    case completed
  }

  package final let downstream: Sink<Element>
  private final let upstream = SerialSlot()
  private final let isStoppedFlag = Atomic<Bool>(false)
  /// How many calls of `proceed()` have not been carried out; who raises it from zero does all.
  private final let owed = Atomic<Int>(0)

  package init(_ downstream: Sink<Element>) {
    self.downstream = downstream
  }

  /// What to subscribe to now. Never called within itself, nor by two threads at once.
  package func next() -> Step {
    fatalError("\(type(of: self)) proceeds but does not override next().")
  }

  /// Whether nothing is emitted or subscribed to any more.
  package final var isStopped: Bool {
    isStoppedFlag.load(ordering: .relaxed)
  }

  /// Ends the present subscription and goes on with what `next()` says.
  package final func proceed() {
    stopPresent()
    if owed.add(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
    repeat {
      if isStopped { continue }
      switch next() {
      case .source(let source): source.start(self)
      case .error(let error): fail(error)
      case .completed: complete()
      }
    } while owed.subtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  /// Ends the present subscription: a stage that failed stands before a source that goes on.
  package final func stopPresent() {
    upstream.clear()
  }

  package final func fail(_ error: any Error) {
    if isStoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
    downstream.onError(error)
    upstream.dispose()
  }

  package final func complete() {
    if isStoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
    downstream.onCompleted()
    upstream.dispose()
  }

  package override func onNext(_ element: Element) {
    if isStopped { return }
    downstream.onNext(element)
  }

  package override func onError(_ error: any Error) {
    fail(error)
  }

  package override func onCompleted() {
    complete()
  }

  package override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
  }

  package final func dispose() {
    isStoppedFlag.store(true, ordering: .releasing)
    upstream.dispose()
  }
}
