import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("Driver and Signal: what they guarantee")
struct DriverAndSignalTests {
  private struct Broken: Error {}

  @Test("D01: the three ways from a failing observable to a driver")
  func conversions() {
    marbleTest { t in
      let names = ["i": "Inbox", "n": "Inbox (1)", "e": "", "f": "failed: Broken()"]
      let titles = t.cold("i--n--|", values: names)
      let failing = t.cold("i--#", values: names, error: Broken())
      for source in [titles, failing] {
        let end = source === titles ? "i--n--|" : nil
        t.expect(source.asDriver(onErrorJustReturn: ""))
          .toBe(end ?? "i--(e|)", values: names)
        t.expect(source.asDriver(onErrorDriveWith: .empty()))
          .toBe(end ?? "i--|", values: names)
        t.expect(source.asDriver(onErrorRecover: { .just("failed: \($0)") }))
          .toBe(end ?? "i--(f|)", values: names)
      }
    }
  }

  @MainActor
  @Test("D01: the three ways, on the real main scheduler")
  func conversionsOnMain() {
    let titles = Observable.of("Inbox", "Inbox (1)")
    let drivers: [Driver<String>] = [
      titles.asDriver(onErrorJustReturn: ""),
      titles.asDriver(onErrorDriveWith: .empty()),
      titles.asDriver(onErrorRecover: { .just("failed: \($0)") }),
    ]
    for driver in drivers {
      let log = Log()
      _ = driver.drive(onNext: { log.add($0) })
      #expect(log.lines == ["Inbox", "Inbox (1)"])
    }
  }

  @Test("D02: relays convert without an error argument")
  func relays() {
    marbleTest { t in
      let state = BehaviorRelay(value: "0")
      let event = PublishRelay<String>()
      t.bind("--a--b--", to: state)
      t.bind("--c--d--", to: event)
      let driver: Driver<String> = state.asDriver()
      let signal: Signal<String> = event.asSignal()
      t.expect(driver).toBe("0-a--b--")
      t.expect(signal).toBe("--c--d--")
    }
  }

  @MainActor
  @Test("D03: work on a background scheduler is delivered on main")
  func delivery() async {
    let place = await withCheckedContinuation { continuation in
      _ = Observable.just("Inbox")
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .map { "\($0), computed on \(MainQueue.isCurrent ? "main" : "a background queue")" }
        .asDriver(onErrorJustReturn: "")
        .drive(onNext: {
          continuation.resume(
            returning: "\($0), delivered on \(MainQueue.isCurrent ? "main" : "background")")
        })
    }
    #expect(place == "Inbox, computed on a background queue, delivered on main")
  }

  @Test("D03: on virtual time, background work and its delivery take no time")
  func virtualDelivery() {
    marbleTest { t in
      let titles = t.cold("--a-b|")
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
      t.expect(titles.asDriver(onErrorJustReturn: "")).toBe("--a-b|")
    }
  }

  @Test("D04: drive off the main queue stops the process and says what to do")
  func driveOffMain() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          _ = Driver.just("title").drive()
          continuation.resume()
        }
      }
    }
    let text = result?.standardErrorText ?? ""
    #expect(text.contains("drive* family of methods can be only called from MainThread. Call it"))
  }

  @Test("D04: emit off the main queue stops the process and says what to do")
  func emitOffMain() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          _ = Signal.just("tap").emit()
          continuation.resume()
        }
      }
    }
    let text = result?.standardErrorText ?? ""
    #expect(text.contains("emit* family of methods can be only called from MainThread. Call it"))
  }

  @MainActor
  @Test("D05: the first element of a synchronous source arrives before drive returns")
  func synchronousFirstElement() {
    let log = Log()
    let name = BehaviorRelay(value: "Ada")
    let subscription = name.asDriver().drive(onNext: { log.add($0) })
    #expect(log.lines == ["Ada"])
    subscription.dispose()
  }

  @Test("D05: the first element arrives before drive returns on virtual time too")
  func synchronousFirstElementOnVirtualTime() {
    let log = Log()
    marbleTest { t in
      let name = t.keep(BehaviorRelay(value: "Ada"))
      let subscription = name.asDriver().drive(onNext: { log.add($0) })
      #expect(log.lines == ["Ada"])
      subscription.dispose()
    }
  }

  @Test("D06: one run for all subscribers; when all are gone the next one starts anew")
  func sharing() {
    marbleTest { t in
      let answer = t.cold("-a-----")
      var runs = 0
      let profile = Observable<String>.deferred {
        runs += 1
        return answer.map { [runs] _ in "profile #\(runs)" }
      }
      .asDriver(onErrorJustReturn: "")
      let values = ["1": "profile #1", "2": "profile #2"]
      t.expect(profile, during: "^-----!").toBe("-1----------", values: values)
      t.expect(profile, during: "---^---!").toBe("---1--------", values: values)
      t.expect(profile, during: "---------^--!").toBe("----------2-", values: values)
      t.expect(subscriptionsOf: answer).toBe("^------!", "---------^--!")
    }
  }

  @MainActor
  @Test("D06: one run for all subscribers on the real main scheduler")
  func sharingOnMain() {
    let log = Log()
    var runs = 0
    let profile = Observable<String>.create { observer in
      runs += 1
      observer.onNext("profile #\(runs)")
      return Disposables.create()
    }
    .asDriver(onErrorJustReturn: "")
    let header = profile.drive(onNext: { log.add("header: \($0)") })
    let sidebar = profile.drive(onNext: { log.add("sidebar: \($0)") })
    header.dispose()
    sidebar.dispose()
    profile.drive(onNext: { log.add("late: \($0)") }).dispose()
    #expect(log.lines == ["header: profile #1", "sidebar: profile #1", "late: profile #2"])
  }

  @Test("D07: a signal replays nothing to a late subscriber, a driver its latest element")
  func lateSubscriber() {
    marbleTest { t in
      let taps = PublishRelay<String>()
      t.bind("--a----", to: taps)
      let signal = taps.asSignal()
      t.expect(signal).toBe("--a----")
      t.expect(signal, during: "----^").toBe("-------")
      let driver = taps.asDriver(onErrorJustReturn: "")
      t.expect(driver).toBe("--a----")
      t.expect(driver, during: "----^").toBe("----a--")
    }
  }
}
