import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Sharing scheduler` {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  @Test func `each driver has a main scheduler of its own`() {
    let first = SharingScheduler.make()
    let second = SharingScheduler.make()
    #expect(first is MainScheduler)
    #expect(first as? MainScheduler !== second as? MainScheduler)
    #expect(first as? MainScheduler !== MainScheduler.instance)
  }

  @Test func `what is built within a mock delivers on its scheduler, one tick later`() {
    let source = scheduler.createHotObservable([.next(10, "a"), .completed(20)])
    let observer = scheduler.createObserver(String.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = source.asDriver(onErrorJustReturn: "").asObservable().subscribe(observer)
    }
    scheduler.start()
    #expect(observer.events.map(\.time) == [11, 21])
  }

  @Test func `what was built before a mock is not touched by it`() {
    let source = scheduler.createHotObservable([.next(10, "a"), .completed(20)])
    let driver = source.asDriver(onErrorJustReturn: "")
    let observer = scheduler.createObserver(String.self)
    SharingScheduler.mock(scheduler: scheduler) {
      scheduler.scheduleAt(0) { _ = driver.drive(observer) }
    }
    scheduler.start()
    #expect(observer.events.map(\.time) == [10, 20])
  }

  @Test func `the maker is called for each driver`() {
    SharingScheduler.mock(
      makeScheduler: {
        log.add("made")
        return scheduler
      },
      action: {
        _ = PublishRelay<Int>().asSignal()
        _ = BehaviorRelay(value: 1).asDriver().map { $0 }
        _ = Driver<Int>.just(1)
      })
    #expect(log.lines == ["made", "made", "made"])
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func `an inner mock holds until its end, also when it throws`() {
    let inner = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(throws: RxError.self) {
        try SharingScheduler.mock(scheduler: inner) {
          #expect(SharingScheduler.make() as? TestScheduler === inner)
          throw RxError.unknown
        }
      }
      #expect(SharingScheduler.make() as? TestScheduler === scheduler)
    }
  }

  @Test func `a mock is not seen by other tasks and threads`() {
    SharingScheduler.mock(scheduler: scheduler) {
      let isMain = Watchdog.run { SharingScheduler.make() is MainScheduler }
      #expect(isMain == true)
    }
  }

  @Test func `a failure is replaced behind the scheduler, so that the end comes with the element`()
  {
    let source = scheduler.createHotObservable([Recorded<Event<String>>.error(20, RxError.unknown)])
    let driven = scheduler.createObserver(String.self)
    let signalled = scheduler.createObserver(String.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = source.asDriver(onErrorJustReturn: "x").asObservable().subscribe(driven)
      _ = source.asSignal(onErrorJustReturn: "x").asObservable().subscribe(signalled)
    }
    scheduler.start()
    #expect(driven.events.map(\.time) == [21, 21])
    #expect(signalled.events.map(\.time) == [21, 21])
  }
}
