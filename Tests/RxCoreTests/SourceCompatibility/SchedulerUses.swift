import Foundation
import RxCore

// Schedulers, as a user of RxSwift uses and makes them.
enum SchedulerUses {
  static func all(_ queue: DispatchQueue) {
    _ = SerialDispatchQueueScheduler(internalSerialQueueName: "a")
    _ = SerialDispatchQueueScheduler(
      internalSerialQueueName: "a", serialQueueConfiguration: { $0.setTarget(queue: .global()) },
      leeway: .milliseconds(1))
    _ = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "a")
    _ = SerialDispatchQueueScheduler(
      queue: queue, internalSerialQueueName: "a", leeway: .nanoseconds(1))
    _ = SerialDispatchQueueScheduler(qos: .userInitiated)
    _ = SerialDispatchQueueScheduler(
      qos: .userInitiated, internalSerialQueueName: "a", leeway: .nanoseconds(1))
    _ = ConcurrentDispatchQueueScheduler(queue: queue)
    _ = ConcurrentDispatchQueueScheduler(queue: queue, leeway: .milliseconds(1))
    _ = ConcurrentDispatchQueueScheduler(qos: .background)
    _ = ConcurrentDispatchQueueScheduler(qos: .background, leeway: .milliseconds(1))
    let operations = OperationQueueScheduler(
      operationQueue: OperationQueue(), queuePriority: .high)
    print(operations.operationQueue, operations.queuePriority)
    print(CurrentThreadScheduler.isScheduleRequired, MainScheduler.instance.now)
    let all: [any ImmediateSchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, MainScheduler(),
      ConcurrentMainScheduler.instance, CurrentThreadScheduler.instance, operations,
    ]
    for scheduler in all {
      _ = scheduler.schedule(1) { _ in Disposables.create() }
      _ = scheduler.scheduleRecursive(0) { state, recurse in
        if state < 3 { recurse(state + 1) }
      }
    }
  }

  static func timed(_ scheduler: any SchedulerType) {
    _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { Disposables.create() }
    _ = scheduler.scheduleRelative("state", dueTime: .milliseconds(1)) { state in
      Disposables.create { print(state) }
    }
    _ = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }
  }

  static func checks() {
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureExecutingOnScheduler(errorMessage: "Only on main.")
    MainScheduler.ensureRunningOnMainThread()
    MainScheduler.ensureRunningOnMainThread(errorMessage: "Only on main.")
  }
}
