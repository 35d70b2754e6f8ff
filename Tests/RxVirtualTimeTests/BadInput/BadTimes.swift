import Foundation
import RxCore
import RxVirtualTime

/// Clocks that are to go back.
extension BadInput {
  private static let noWayBack = """
    The clock is at 10 and cannot go back to 5.
      hint: advance to a later time, or give each run a scheduler of its own.
    """

  static var clocks: [BadInput] {
    [
      BadInput("advanceTo a time that has passed", says: noWayBack) {
        let scheduler = TestScheduler(initialClock: 10)
        scheduler.advanceTo(5)
        return #line - 1
      },
      BadInput("advance(to:) a time that has passed", says: noWayBack) {
        let scheduler = TestScheduler(initialClock: 10)
        scheduler.advance(to: 5)
        return #line - 1
      },
      BadInput("advance(by:) a negative number", says: noWayBack) {
        let scheduler = TestScheduler(initialClock: 10)
        scheduler.advance(by: -5)
        return #line - 1
      },
      BadInput("advance(by:) a negative duration", says: noWayBack) {
        let scheduler = TestScheduler(initialClock: 10)
        scheduler.advance(by: .seconds(-5))
        return #line - 1
      },
      BadInput(
        "advance(to:) a frame that has passed, in a marble test",
        says: "The clock is at 10 and cannot go back to 5."
      ) {
        let line = #line + 3
        marbleTest { t in
          t.advance(to: 10)
          t.advance(to: 5)
        }
        return line
      },
      BadInput(
        "a sleep of less than nothing",
        says: "The clock is at 10 and cannot sleep for a negative time (-5)."
      ) {
        let scheduler = TestScheduler(initialClock: 10)
        scheduler.sleep(-5)
        return #line - 1
      },
      BadInput(
        "dates that go back",
        says: """
          The clock is at 1970-01-01 00:00:10 +0000 and cannot go back to 1970-01-01 00:00:05 +0000.
            hint: advance to a later time, or give each run a scheduler of its own.
          """
      ) {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 10))
        scheduler.advanceTo(Date(timeIntervalSince1970: 5))
        return #line - 1
      },
    ]
  }
}

/// Schedulers and runs that cannot be.
extension BadInput {
  private static func noTick(_ resolution: String) -> String {
    """
    A tick cannot last \(resolution) s, so it lasts 1 s here.
      hint: `resolution` is the length of a tick in seconds: 0.001 makes it a millisecond.
    """
  }

  static var schedulers: [BadInput] {
    [
      BadInput("a negative resolution", says: noTick("-0.1")) {
        _ = TestScheduler(initialClock: 0, resolution: -0.1)
        return #line - 1
      },
      BadInput("a resolution of nothing", says: noTick("0.0")) {
        _ = TestScheduler(initialClock: 0, resolution: 0)
        return #line - 1
      },
      BadInput("a resolution that is no number", says: noTick("nan")) {
        _ = TestScheduler(initialClock: 0, resolution: .nan)
        return #line - 1
      },
      BadInput("a resolution without an end", says: noTick("inf")) {
        _ = TestScheduler(initialClock: 0, resolution: .infinity, simulateProcessingDelay: false)
        return #line - 1
      },
      BadInput(
        "a subscription before the creation",
        says: """
          start(created: 300, subscribed: 200) subscribes before it creates, so nothing was recorded.
            hint: created <= subscribed <= disposed; by default they are 100, 200 and 1000.
          """
      ) {
        let scheduler = TestScheduler(initialClock: 0)
        let line = #line + 1
        let observer = scheduler.start(created: 300, subscribed: 200, disposed: 1000) {
          Observable.just(1)
        }
        return observer.events.isEmpty ? line : 0
      },
    ]
  }
}

/// Work that never ends.
extension BadInput {
  private static let endless = noEnd(after: 50)

  private static func noEnd(after count: Int) -> String {
    """
    Virtual time does not end: after \(count) pieces of work at 50 nothing is left but work that \
    schedules itself: timer at 51.
      hint: dispose it, end it with take(_:) or take(until:), or stop time: advanceTo(…), \
    marbleTest(until: .seconds(…)). `workBudget` is the limit.
    """
  }

  static var endlessWork: [BadInput] {
    [
      BadInput("an endless timer, with start()", says: endless) {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.workBudget = 50
        let timer = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
        defer { timer.dispose() }
        scheduler.start()
        return #line - 1
      },
      BadInput("an endless timer, with run()", says: endless) {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.workBudget = 50
        let timer = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
        defer { timer.dispose() }
        scheduler.run()
        return #line - 1
      },
      // What disposes the subscription counts as well: nothing else is left then.
      BadInput("an endless timer, with a sequence to start", says: noEnd(after: 51)) {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.workBudget = 51
        let line = #line + 1
        _ = scheduler.start(created: -2, subscribed: -1, disposed: 0) {
          let timer = Observable<Int>.interval(.seconds(1), scheduler: scheduler).publish()
          _ = timer.connect()
          return timer
        }
        return line
      },
      BadInput("an endless timer, in a marble test", says: endless) {
        let line = #line + 1
        marbleTest { t in
          t.allow(.pendingWork)
          t.scheduler.workBudget = 50
          let timer = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
          t.bind(timer, to: PublishRelay<Int>())
        }
        return line
      },
    ]
  }
}
