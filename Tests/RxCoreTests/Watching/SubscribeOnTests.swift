import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("subscribe(on:)")
struct SubscribeOnTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Watching/subscribeOn") { c, s in
      switch c.arguments.text {
      case "": try s.first.subscribe(on: s.scheduler)
      case "main": try s.first.subscribe(on: MainScheduler.instance)
      default: throw c.unknownArguments
      }
    }
  }

  @Test("the subscription and its disposal are both scheduled")
  func bothAreScheduled() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test("disposal before the subscription prevents it")
  func disposedBefore() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let subscription = source.subscribe(on: scheduler).subscribe()
    subscription.dispose()
    scheduler.start()
    #expect(source.subscriptions.isEmpty)
  }

  @Test("a source that holds the scheduler while it is subscribed to can be stopped")
  func stopsWhatHoldsTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    var emitted = 0
    let endless = Observable<Int>.create { observer in
      while emitted < 1_000 {
        emitted += 1
        observer.onNext(emitted)
      }
      return Disposables.create()
    }
    var mapped = 0
    var elements: [Int] = []
    _ = endless.map { number -> Int in
      mapped += 1
      return number
    }.subscribe(on: scheduler).take(2).subscribe(onNext: { elements.append($0) })
    scheduler.start()
    #expect(elements == [1, 2])
    #expect(mapped == 2)
  }
}
