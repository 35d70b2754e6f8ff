import Foundation
import RxCore

/// A cold source that a test drives from any thread. It serialises nothing and holds no lock
/// while it calls out, so whatever hangs is not its fault.
final class ProbeSource: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [(id: Int, observer: AnyObserver<Int>)] = []
  private var nextID = 0
  private var onSubscribeAction: (() -> Void)?
  private var onTeardownAction: (() -> Void)?

  /// Runs inside the source's subscribe closure, once its observer is known.
  var onSubscribe: (() -> Void)? {
    get { lock.withLock { onSubscribeAction } }
    set { lock.withLock { onSubscribeAction = newValue } }
  }

  /// Runs inside the source's disposal.
  var onTeardown: (() -> Void)? {
    get { lock.withLock { onTeardownAction } }
    set { lock.withLock { onTeardownAction = newValue } }
  }

  var isObserved: Bool { lock.withLock { !observers.isEmpty } }

  var observable: Observable<Int> {
    Observable.create { [self] observer in
      let id = lock.withLock {
        nextID += 1
        observers.append((nextID, observer))
        return nextID
      }
      onSubscribe?()
      return Disposables.create { [self] in
        lock.withLock { observers.removeAll { $0.id == id } }
        onTeardown?()
      }
    }
  }

  func send(_ element: Int) {
    for observer in present { observer.onNext(element) }
  }

  func complete() {
    for observer in present { observer.onCompleted() }
  }

  func fail() {
    for observer in present { observer.onError(ContractError()) }
  }

  private var present: [AnyObserver<Int>] {
    lock.withLock { observers.map(\.observer) }
  }
}

struct ContractError: Error {}
