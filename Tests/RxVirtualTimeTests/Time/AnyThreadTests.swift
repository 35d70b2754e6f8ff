import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `A virtual scheduler on any thread` {
  private static let origin = Date(timeIntervalSince1970: 0)

  @Test func `made on one thread, driven on another, looked at on a third`() {
    let made = Watchdog.run { () -> (TestScheduler, TestableObserver<Int>) in
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(10, 1), .completed(20)])
      let observer = scheduler.createObserver(Int.self)
      _ = source.map { $0 + 1 }.subscribe(observer)
      return (scheduler, observer)
    }
    Watchdog.run { made?.0.start() }
    XCTAssertEqual(made?.1.events ?? [], [.next(10, 2), .completed(20)])
    #expect(made?.0.clock == 20)
  }

  @Test func `an asynchronous test may change threads between any two steps`() async {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
      .subscribe(observer)
    for _ in 0..<3 {
      await Task.detached { scheduler.advance(by: 10) }.value
      await Task.yield()
    }
    subscription.dispose()
    await Task.detached { scheduler.start() }.value
    expectEvents(observer.events, [.next(10, 0), .next(20, 1), .next(30, 2)])
  }

  @Test func `two threads that advance by a time at once advance by both, in ticks`() {
    let wrong = Race.wrongRounds(of: 500) {
      let scheduler = TestScheduler(initialClock: 0)
      let log = Log()
      for time in 1...20 { scheduler.scheduleAt(time) { log.add("\(scheduler.clock)") } }
      return (scheduler, log)
    } _: { state, lane in
      if lane == 0 { state.0.advance(by: 10) } else { state.0.advance(by: .seconds(10)) }
    } isRight: { scheduler, log in
      scheduler.clock == 20 && log.lines == (1...20).map(String.init)
    }
    #expect(wrong == 0)
  }

  @Test func `two threads that advance by a time at once advance by both, in dates`() {
    let wrong = Race.wrongRounds(of: 500) {
      let scheduler = HistoricalScheduler()
      let log = Log()
      for second in 1...20 {
        let time = Self.origin.addingTimeInterval(Double(second))
        _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
          log.add("\(Int(scheduler.clock.timeIntervalSince1970))")
          return Disposables.create()
        }
      }
      return (scheduler, log)
    } _: { state, _ in
      state.0.advance(by: 10)
    } isRight: { scheduler, log in
      scheduler.clock == Self.origin.addingTimeInterval(20)
        && log.lines == (1...20).map(String.init)
    }
    #expect(wrong == 0)
  }

  @Test func `two threads that sleep at once sleep both times`() {
    let wrong = Race.wrongRounds(of: 500) {
      TestScheduler(initialClock: 0)
    } _: { scheduler, _ in
      scheduler.sleep(5)
    } isRight: {
      $0.clock == 10
    }
    #expect(wrong == 0)
  }

  @Test func `work that threads schedule while another one runs is lost by none of them`() {
    let wrong = Race.wrongRounds(of: 200, threads: 3) {
      (TestScheduler(initialClock: 0), Log())
    } _: { state, lane in
      let (scheduler, log) = state
      if lane == 0 { return scheduler.start() }
      for time in 1...20 { scheduler.scheduleAt(time) { log.add("\(lane).\(time)") } }
    } isRight: { scheduler, log in
      scheduler.start()
      return Set(log.lines).count == 40 && log.lines.count == 40
    }
    #expect(wrong == 0)
  }

  @Test func `an observer is read while it records`() {
    let wrong = Race.wrongRounds(of: 200) { () -> (TestScheduler, TestableObserver<Int>) in
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.createObserver(Int.self)
      _ = scheduler.createHotObservable((1...50).map { .next($0, $0) }).subscribe(observer)
      return (scheduler, observer)
    } _: { state, lane in
      if lane == 0 { return state.0.start() }
      for _ in 0..<20 {
        let events = state.1.events
        if events != (1..<events.count + 1).map({ .next($0, $0) }) { state.1.onCompleted() }
      }
    } isRight: {
      $0.1.events == (1...50).map { .next($0, $0) }
    }
    #expect(wrong == 0)
  }

  @Test func `what waits is listed before a run, and on other threads during one`() {
    let scheduler = HistoricalScheduler()
    let time = Self.origin.addingTimeInterval(8)
    func schedule() {
      _ = scheduler.scheduleAbsoluteVirtual("text", time: time) { _ in Disposables.create() }
    }
    schedule()
    let one = "  1970-01-01 00:00:08 +0000: work with the state String"
    let title = "HistoricalScheduler at 1970-01-01 00:00:00 +0000"
    #expect(scheduler.debugDescription == [title, one].joined(separator: "\n"))
    let (isRunning, mayEnd) = (Occasion(), Occasion())
    _ = scheduler.scheduleAbsoluteVirtual((), time: Self.origin) { _ in
      isRunning.comes()
      mayEnd.wait()
      return Disposables.create()
    }
    let runner = OtherThread { scheduler.start() }
    isRunning.wait()
    schedule()
    #expect(scheduler.debugDescription == [title, one].joined(separator: "\n"))
    mayEnd.comes()
    runner.join()
    #expect(scheduler.clock == time)
  }
}
