import Synchronization

/// Drops elements until something else opens it.
///
/// What opens it never emits an element, so it needs no turn: elements pass on their source's
/// thread alone.
package final class GatedStage<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  /// Holds what is to open the stage, until that has happened.
  package let opener = DisposableSlot()
  private let isOpenFlag = Atomic<Bool>(false)

  /// Lets all later elements through.
  package func open() {
    isOpenFlag.store(true, ordering: .releasing)
    opener.dispose()
  }

  package override func onNext(_ element: Element) {
    if isOpenFlag.load(ordering: .acquiring) { downstream.onNext(element) }
  }

  package override func onError(_ error: any Error) {
    fail(error)
    opener.dispose()
  }

  package override func onCompleted() {
    complete()
    opener.dispose()
  }

  package override func dispose() {
    super.dispose()
    opener.dispose()
  }
}
