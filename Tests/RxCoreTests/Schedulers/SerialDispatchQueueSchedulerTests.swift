import Dispatch
import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct SerialDispatchQueueSchedulerTests {
  private let log = Log()
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

  private var noting: (String) -> any Disposable {
    { [log] line in
      log.add(line)
      return Disposables.create()
    }
  }

  /// Waits until the scheduler has done what it holds already.
  private func turn(_ scheduler: any ImmediateSchedulerType) {
    let isDone = Occasion()
    _ = scheduler.schedule(()) { _ in
      isDone.comes()
      return Disposables.create()
    }
    isDone.wait()
  }

  @Test func `work runs one piece at a time in the order of the calls`() {
    for number in 1...100 { _ = scheduler.schedule("\(number)", action: noting) }
    turn(scheduler)
    #expect(log.lines == (1...100).map(String.init))
  }

  @Test func `work never runs at once, on its own queue neither`() {
    _ = scheduler.schedule(()) { _ in
      _ = scheduler.schedule("inner", action: noting)
      return noting("outer")
    }
    turn(scheduler)
    turn(scheduler)
    #expect(log.lines == ["outer", "inner"])
  }

  @Test func `work that waits can be cancelled`() {
    let mayGoOn = Occasion()
    _ = scheduler.schedule(()) { _ in
      mayGoOn.wait()
      return Disposables.create()
    }
    let cancelled = scheduler.schedule("cancelled", action: noting)
    _ = scheduler.schedule("kept", action: noting)
    cancelled.dispose()
    mayGoOn.comes()
    turn(scheduler)
    #expect(log.lines == ["kept"])
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    let work = scheduler.schedule(()) { _ in disposal.disposable }
    turn(scheduler)
    work.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `its queue is configured before its first use`() {
    let key = DispatchSpecificKey<Int>()
    let configured = SerialDispatchQueueScheduler(
      internalSerialQueueName: "configured",
      serialQueueConfiguration: { queue in
        queue.setSpecific(key: key, value: 7)
      })
    _ = configured.schedule(()) { _ in noting("\(DispatchQueue.getSpecific(key: key) ?? 0)") }
    turn(configured)
    #expect(log.lines == ["7"])
  }

  @Test func `on a concurrent queue and on a global one it is serial as well`() {
    let key = DispatchSpecificKey<Int>()
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    concurrent.setSpecific(key: key, value: 7)
    let onQueue = SerialDispatchQueueScheduler(queue: concurrent, internalSerialQueueName: "on it")
    for number in 1...50 {
      _ = onQueue.schedule(()) { _ in
        noting("\(number) on \(DispatchQueue.getSpecific(key: key) ?? 0)")
      }
    }
    turn(onQueue)
    #expect(log.lines == (1...50).map { "\($0) on 7" })
    turn(SerialDispatchQueueScheduler(qos: .userInitiated))
  }

  @Test func `it tells the time of day`() {
    #expect(abs(scheduler.now.timeIntervalSinceNow) < 3_600)
  }
}
