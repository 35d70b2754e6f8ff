#if TSAN
  import Foundation
#else
  import Synchronization
#endif

/// Carries a value out of a mutex's closure whatever its type; the value never stays behind.
@usableFromInline
package struct Handover<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

/// A short, scoped mutual exclusion. Nothing of the user's may run inside: no observer, closure,
/// disposable or scheduler, and no destructor of a user's object.
///
/// The thread sanitizer has a false alarm on a contended `Mutex`; with `-DTSAN` a pthread mutex
/// stands in.
package struct Lock: ~Copyable, @unchecked Sendable {
  #if TSAN
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @inlinable
    package init() {
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @inlinable
    package borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body()
    }

    package borrowing func withLock(_ body: () -> Void) {
      pthread_mutex_lock(mutex)
      body()
      pthread_mutex_unlock(mutex)
    }
  #else
    @usableFromInline let mutex = Mutex<Void>(())

    @inlinable
    package init() {}

    @inlinable
    package borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
      try mutex.withLock { _ in Handover(try body()) }.value
    }

    /// The form without a result: other modules get no package function inlined, and calling a
    /// generic one costs more than the lock itself.
    package borrowing func withLock(_ body: () -> Void) {
      mutex.withLock { _ in body() }
    }
  #endif
}
