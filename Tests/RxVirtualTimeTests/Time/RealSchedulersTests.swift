import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Real schedulers where they are meant` {
  private let begin = Date(timeIntervalSince1970: 0)

  @Test func `they tell real time within a marble test, and virtual time behind it`() {
    marbleTest { _ in
      withRealSchedulers { #expect(MainScheduler.instance.now > begin) }
      #expect(MainScheduler.instance.now == begin)
    }
  }

  @Test func `what is subscribed to there runs on them`() async throws {
    try await marbleTest { t in
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "real")
      let source = t.cold("(a|)")
      let value = try await withRealSchedulers {
        try await Observable.just("real").observe(on: queue).asSingle().value
      }
      #expect(value == "real")
      t.expect(source.observe(on: queue)).toBe("(a|)")
    }
  }

  @Test func `work of the virtual scheduler is on virtual time even there`() {
    marbleTest { t in
      withRealSchedulers {
        t.scheduler.scheduleAt(5) {
          #expect(MainScheduler.instance.now == Date(timeIntervalSince1970: 0.005))
        }
        t.run()
      }
    }
  }

  @Test func `an error comes out`() {
    #expect(throws: RxError.self) { try withRealSchedulers { throw RxError.unknown } }
  }

  @Test func `a mocked driver is on its scheduler, as the mock says`() {
    marbleTest { t in
      let other = TestScheduler(initialClock: 0, resolution: 0.001)
      let relay = BehaviorRelay(value: 1)
      var mocked: Driver<Int>?
      SharingScheduler.mock(scheduler: other) { mocked = relay.asDriver() }
      var made = 0
      SharingScheduler.mock(
        makeScheduler: {
          made += 1
          return t.scheduler
        }, action: { t.expect(relay.asDriver().map { $0 + 1 }).toBe("2") })
      #expect(made == 1)
      let seen = other.createObserver(Int.self)
      if let mocked { t.hold(mocked.drive(seen)) }
      #expect(seen.events == [])
      other.start()
      #expect(seen.events == [.next(1, 1)])
    }
  }
}
