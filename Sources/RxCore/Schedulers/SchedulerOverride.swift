import Synchronization

/// Stands in for the real schedulers while a virtual one overrides them.
///
/// Operators resolve it when they are subscribed to (`resolve`) and keep what they got; a direct
/// call of a real scheduler resolves it at the call. The virtual scheduler binds it again around
/// each action that it runs.
package final class SchedulerOverride: Sendable {
  /// The override that holds where the code runs.
  @TaskLocal package static var current: SchedulerOverride?

  package let target: any SchedulerType
  private let queuedWork = Guarded<[ObjectIdentifier: QueuedWork]>([:])

  package init(target: any SchedulerType) {
    self.target = target
  }

  /// The scheduler to use for a subscription that is made now.
  package static func resolve(_ scheduler: any SchedulerType) -> any SchedulerType {
    guard let current, let real = scheduler as? any OverridableScheduler else { return scheduler }
    return current.redirect(real)
  }

  /// The scheduler to use for a subscription that is made now.
  package static func resolve(
    _ scheduler: any ImmediateSchedulerType
  ) -> any ImmediateSchedulerType {
    guard let current, let real = scheduler as? any OverridableScheduler else { return scheduler }
    return current.redirect(real)
  }

  /// What `scheduler` becomes while this override holds.
  func redirect(_ scheduler: any OverridableScheduler) -> RedirectedScheduler {
    let kind = scheduler.kind
    guard kind == .main else { return RedirectedScheduler(kind, target, queuedWork: nil) }
    let made = QueuedWork(of: scheduler)
    let known = queuedWork.with { work -> QueuedWork in
      let id = ObjectIdentifier(scheduler)
      if let known = work[id] { return known }
      work[id] = made
      return made
    }
    return RedirectedScheduler(kind, target, queuedWork: known)
  }
}

/// A scheduler of the real world that an override may redirect.
package protocol OverridableScheduler: AnyObject, ImmediateSchedulerType {
  var kind: OverridableSchedulerKind { get }
}

/// How a redirected scheduler treats work that is due at once.
package enum OverridableSchedulerKind: Sendable {
  /// Inline, unless work of the same scheduler runs or waits.
  case main
  /// Inline.
  case concurrentMain
  /// At the same instant, in the order of the calls.
  case queue
}

/// How much work of one main scheduler runs or waits under an override.
final class QueuedWork: Sendable {
  /// Kept alive, so that its identity stays its own.
  private let scheduler: any OverridableScheduler
  private let count = Atomic<Int>(0)

  init(of scheduler: any OverridableScheduler) {
    self.scheduler = scheduler
  }

  func begin() -> Bool { count.add(1, ordering: .acquiringAndReleasing).oldValue == 0 }

  func end() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
