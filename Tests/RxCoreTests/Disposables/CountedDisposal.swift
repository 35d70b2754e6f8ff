import RxCore
import Synchronization

/// A disposable and how often its innermost closure has run.
final class CountedDisposal: Sendable {
  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
  }

  let disposable: any Cancelable
  private let counter: Counter

  var count: Int { counter.count.load(ordering: .acquiring) }

  init(_ make: (@escaping () -> Void) -> any Cancelable) {
    let counter = Counter()
    self.counter = counter
    disposable = make { counter.count.add(1, ordering: .acquiringAndReleasing) }
  }
}

/// Holds an object whether it has been disposed or not.
struct KeptAfterDisposal: Disposable, @unchecked Sendable {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }

  func dispose() {}
}

/// Runs its closure at each `dispose()`, so that a second one shows.
struct RepeatedDisposal: Cancelable, @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { false }

  func dispose() {
    action()
  }
}
