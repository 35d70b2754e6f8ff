/// The rooms of the house and what may be used where.
enum Rooms {
  static let shelves: Set<String> = [
    "Creating", "Transforming", "Filtering", "Combining", "Timing", "Recovering", "Collecting",
    "Watching", "Sharing",
  ]

  /// The rooms of RxCore, lowest first; rooms of one floor do not use each other's names, but for
  /// the shelves, which use each other's public ones.
  static let floors: [Set<String>] = [
    ["Locking"], ["Contract"], ["Disposables"], ["Machinery"], ["Schedulers"], ["Subjects"],
    ["Relays"], shelves, ["Traits"], ["Binding", "Concurrency"],
  ]

  static func floor(of room: String) -> Int? {
    floors.firstIndex { $0.contains(room) }
  }

  /// Where locks and atomics may stand, for each module.
  static let lockRooms: [String: Set<String>] = [
    "RxCore": [
      "Locking", "Contract", "Disposables", "Machinery", "Schedulers", "Subjects", "Sharing",
    ],
    "RxVirtualTime": ["Time", "Recording"],
    "RxBlockingLite": [""],
  ]

  static let lockNames: Set<String> = [
    "Lock", "Guarded", "Mutex", "Atomic", "AtomicLazyReference", "WordPair", "NSLock",
    "NSRecursiveLock", "NSCondition", "NSConditionLock", "DispatchSemaphore",
    "OSAllocatedUnfairLock", "os_unfair_lock", "pthread_mutex_t", "pthread_rwlock_t",
    "pthread_cond_t", "atomicMemoryFence",
  ]
}
