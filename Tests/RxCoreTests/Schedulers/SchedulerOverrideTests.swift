import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct SchedulerOverrideTests {
  private let log = Log()
  private let virtual = TestScheduler(initialClock: 0)

  private func noting(_ line: String) -> (()) -> any Disposable {
    { [log, virtual] _ in
      log.add("\(line)@\(virtual.clock)")
      return Disposables.create()
    }
  }

  /// Every real scheduler with a clock.
  private static let real: [any SchedulerType] = [
    MainScheduler(), MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    SerialDispatchQueueScheduler(internalSerialQueueName: "serial"),
    ConcurrentDispatchQueueScheduler(qos: .default),
  ]

  @Test(arguments: real.indices)
  func `every real scheduler tells virtual time and runs timed work on it`(index: Int) {
    let scheduler = Self.real[index]
    withSchedulers(overriddenBy: virtual) {
      #expect(scheduler.now == Date(timeIntervalSince1970: 0))
      _ = scheduler.scheduleRelative((), dueTime: .seconds(10), action: noting("due"))
      scheduler.scheduleRelative((), dueTime: .seconds(5), action: noting("cancelled")).dispose()
      let repetition = scheduler.schedulePeriodic(
        1, startAfter: .seconds(3), period: .seconds(4)
      ) { [log, virtual] state in
        log.add("tick \(state)@\(virtual.clock)")
        return state + 1
      }
      virtual.scheduleAt(12) { repetition.dispose() }
    }
    virtual.start()
    #expect(log.lines == ["tick 1@3", "tick 2@7", "due@10", "tick 3@11"])
  }

  @Test(arguments: real.indices)
  func `an operator that resolved it keeps the virtual one outside`(index: Int) {
    let scheduler = Self.real[index]
    let resolved = withSchedulers(overriddenBy: virtual) { SchedulerOverride.resolve(scheduler) }
    #expect(resolved.now == Date(timeIntervalSince1970: 0))
    _ = resolved.scheduleRelative((), dueTime: .seconds(10), action: noting("due"))
    virtual.start()
    #expect(log.lines == ["due@10"])
  }

  @Test(arguments: real.indices)
  func `without an override a scheduler is resolved to itself`(index: Int) {
    let scheduler = Self.real[index]
    #expect(SchedulerOverride.resolve(scheduler) as AnyObject === scheduler as AnyObject)
  }

  @Test func `a virtual scheduler, a user's own and the current thread are not redirected`() {
    let manual = ManualScheduler()
    withSchedulers(overriddenBy: virtual) {
      let other = TestScheduler(initialClock: 0)
      #expect(SchedulerOverride.resolve(virtual as any SchedulerType) as AnyObject === virtual)
      #expect(SchedulerOverride.resolve(other as any SchedulerType) as AnyObject === other)
      #expect(SchedulerOverride.resolve(manual as any SchedulerType) as AnyObject === manual)
      _ = CurrentThreadScheduler.instance.schedule((), action: noting("current thread"))
    }
    #expect(log.lines == ["current thread@0"])
  }

  @Test func `the override ends with its extent, and the inner one holds in an inner extent`() {
    let inner = TestScheduler(initialClock: 50)
    let scheduler = MainScheduler.asyncInstance
    withSchedulers(overriddenBy: virtual) {
      withSchedulers(overriddenBy: inner) {
        #expect(scheduler.now == Date(timeIntervalSince1970: 50))
      }
      #expect(scheduler.now == Date(timeIntervalSince1970: 0))
    }
    #expect(scheduler.now > Date(timeIntervalSince1970: 1_000))
  }

  @Test func `another thread is not under the override`() {
    let now = withSchedulers(overriddenBy: virtual) {
      Watchdog.run { MainScheduler.instance.now }
    }
    #expect(now.map { $0 > Date(timeIntervalSince1970: 1_000) } == true)
  }

  @Test func `an operation queue's scheduler runs on virtual time, both ways`() {
    let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())
    let resolved = withSchedulers(overriddenBy: virtual) {
      _ = scheduler.schedule((), action: noting("direct"))
      return SchedulerOverride.resolve(scheduler as any ImmediateSchedulerType)
    }
    _ = resolved.schedule((), action: noting("resolved"))
    #expect(log.lines.isEmpty)
    virtual.start()
    #expect(log.lines == ["direct@0", "resolved@0"])
  }
}
