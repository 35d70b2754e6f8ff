import Foundation

/// Which thread runs. Compared only; a value of a thread that has ended may be given out anew.
package struct ThreadIdentity: Equatable {
  @usableFromInline let handle: pthread_t

  @inlinable
  init(handle: pthread_t) {
    self.handle = handle
  }

  @inlinable
  package static var current: ThreadIdentity {
    ThreadIdentity(handle: pthread_self())
  }
}
