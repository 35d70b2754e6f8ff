import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("observe(on:)")
struct ObserveOnTests {
  @Test("obeys its fixture")
  func fixture() {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    OperatorFixture.run("Watching/observeOn") { c, s in
      switch c.arguments.text {
      case "": try s.first.observe(on: s.scheduler)
      case "main": try s.first.observe(on: MainScheduler.instance)
      case "queue": try s.first.observe(on: queue)
      default: throw c.unknownArguments
      }
    }
  }

  @Test("with a processing delay, elements of one tick follow each other by a tick")
  func processingDelay() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(220)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(212, 2), .completed(221)])
  }

  @Test(
    "all schedulers keep the order of 10,000 elements",
    arguments: [
      ConcurrentDispatchQueueScheduler(qos: .default) as any ImmediateSchedulerType,
      SerialDispatchQueueScheduler(qos: .default),
      OperationQueueScheduler(operationQueue: OperationQueue()),
      CurrentThreadScheduler.instance,
    ])
  func order(scheduler: any ImmediateSchedulerType) {
    let elements = Watchdog.run { () -> [Int] in
      let hasEnded = DispatchSemaphore(value: 0)
      let subject = PublishSubject<Int>()
      var elements: [Int] = []
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { elements.append($0) }, onCompleted: { hasEnded.signal() })
      for number in 0..<10_000 { subject.onNext(number) }
      subject.onCompleted()
      hasEnded.wait()
      return elements
    }
    #expect(elements == Array(0..<10_000))
  }

  @Test("a scheduler that runs work at once needs no stack for what waits")
  func inlineScheduler() {
    let elements = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      let subject = PublishSubject<Int>()
      var elements = 0
      _ = subject.observe(on: InlineScheduler()).subscribe(onNext: { element in
        if element == 0 { for number in 1...100_000 { subject.onNext(number) } }
        elements += 1
      })
      subject.onNext(0)
      return elements
    }
    #expect(elements == 100_001)
  }

  @Test("what waits is dropped by disposal, and released")
  func dropsWhatWaits() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Releasing>()
    var released = 0
    var elements = 0
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in elements += 1 })
    for _ in 0..<3 { subject.onNext(Releasing { released += 1 }) }
    subscription.dispose()
    scheduler.start()
    #expect(elements == 0 && released == 3)
  }
}

private struct InlineScheduler: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
