import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct NotificationTests {
  private static let rise = Notification.Name("rise")
  private static let fall = Notification.Name("fall")

  private let log = Log()
  private let center = NotificationCenter()

  private func note(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> any Disposable {
    center.rx.notification(name, object: object).subscribe { [log] event in
      log.add(event.element.map(\.name.rawValue) ?? "\(event)")
    }
  }

  @Test func `notifications of a name come until the disposal`() {
    let subscription = note(Self.rise)
    center.post(name: Self.rise, object: nil)
    center.post(name: Self.fall, object: nil)
    center.post(name: Self.rise, object: self.log)
    subscription.dispose()
    center.post(name: Self.rise, object: nil)
    #expect(log.lines == ["rise", "rise"])
  }

  @Test func `without a name all of them come`() {
    let subscription = note(nil)
    center.post(name: Self.rise, object: nil)
    center.post(name: Self.fall, object: nil)
    #expect(log.lines == ["rise", "fall"])
    subscription.dispose()
  }

  @Test func `their contents come with them`() {
    let heights = Observable.merge(
      center.rx.notification(Self.rise).map { $0.userInfo?["height"] as? Int ?? -1 },
      center.rx.notification(Self.fall).map { _ in 0 })
    let subscription = heights.subscribe(onNext: { [log] in log.add("\($0)") })
    center.post(name: Self.rise, object: nil, userInfo: ["height": 336])
    center.post(name: Self.fall, object: nil)
    subscription.dispose()
    center.post(name: Self.rise, object: nil, userInfo: ["height": 216])
    #expect(log.lines == ["336", "0"])
  }

  @Test func `each subscription listens for itself`() {
    let sequence = center.rx.notification(Self.rise)
    center.post(name: Self.rise, object: nil)
    let first = sequence.subscribe(onNext: { [log] _ in log.add("first") })
    let second = sequence.subscribe(onNext: { [log] _ in log.add("second") })
    first.dispose()
    center.post(name: Self.rise, object: nil)
    #expect(log.lines == ["second"])
    second.dispose()
  }

  @Test func `with an object only its own come`() {
    let (mine, other) = (NSObject(), NSObject())
    let subscription = note(Self.rise, object: mine)
    center.post(name: Self.rise, object: other)
    center.post(name: Self.rise, object: nil)
    #expect(log.lines.isEmpty)
    center.post(name: Self.rise, object: mine)
    #expect(log.lines == ["rise"])
    subscription.dispose()
  }

  @Test func `report N9: the object is not kept alive, and nothing comes once it is gone`() {
    var object: NSObject? = NSObject()
    weak let watched = object
    let sequence = center.rx.notification(Self.rise, object: object)
    let early = sequence.subscribe { [log] _ in log.add("early") }
    object = nil
    #expect(watched == nil)
    let late = sequence.subscribe { [log] _ in log.add("late") }
    center.post(name: Self.rise, object: nil)
    // Some of these live where the object did.
    for _ in 1...100 { center.post(name: Self.rise, object: NSObject()) }
    #expect(log.lines.isEmpty)
    early.dispose()
    late.dispose()
  }

  @Test func `the observer is released when the subscription is disposed`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = center.rx.notification(Self.rise).subscribe { _ in withExtendedLifetime(captive) {} }
    }
    center.post(name: Self.rise, object: nil)
    #expect(trace.isAlive)
    kept?.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `the first notification can be enough`() {
    _ = center.rx.notification(Self.rise).take(1).subscribe { [log] event in
      log.add(event.isCompleted ? "|" : "rise")
    }
    center.post(name: Self.rise, object: nil)
    center.post(name: Self.rise, object: nil)
    #expect(log.lines == ["rise", "|"])
  }

  @Test func `a notification comes on the thread that posts it`() {
    final class Threads: @unchecked Sendable {
      var poster: ThreadIdentity?
      var observer: ThreadIdentity?
    }
    let threads = Threads()
    let subscription = center.rx.notification(Self.rise).subscribe(onNext: { _ in
      threads.observer = .current
    })
    OtherThread { [center] in
      threads.poster = .current
      center.post(name: Self.rise, object: nil)
    }.join()
    #expect(threads.poster != nil)
    #expect(threads.observer == threads.poster)
    subscription.dispose()
  }

  @MainActor
  @Test func `observe(on:) brings it to the main queue`() async {
    let subscription = center.rx.notification(Self.rise).observe(on: MainScheduler.instance)
      .subscribe(onNext: { [log] _ in log.add(MainQueue.isCurrent ? "main" : "elsewhere") })
    OtherThread { [center] in center.post(name: Self.rise, object: nil) }.join()
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    #expect(log.lines == ["main"])
    subscription.dispose()
  }

  @Test func `report 26: a chain of relays and notifications counts up without nesting`() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    center.rx.notification(Self.rise).subscribe(onNext: { [log] _ in
      log.add("begin \(relay.value)")
      if relay.value < 10 { relay.accept(relay.value + 1) }
      log.add("end \(relay.value)")
    }).disposed(by: bag)
    relay.skip(1).subscribe(onNext: { [center] _ in
      center.post(name: Self.rise, object: nil)
    }).disposed(by: bag)
    relay.accept(1)
    #expect(
      log.lines == (1...9).flatMap { ["begin \($0)", "end \($0 + 1)"] } + ["begin 10", "end 10"])
  }

  @Test func `no lock is held while an observer runs`() {
    var subscription: (any Disposable)?
    let hangs = ForeignLock.hangs { observe in
      subscription = center.rx.notification(Self.rise).take(1).subscribe(onNext: { _ in observe() })
    } emit: { [center] in
      center.post(name: Self.rise, object: nil)
    } enter: { [center] in
      center.post(name: Self.rise, object: nil)
    }
    #expect(!hangs)
    subscription?.dispose()
  }

  @Test func `two threads that post are heard one at a time, and nothing is lost`() {
    let wrong = Race.wrongRounds(of: 1_000) {
      Listener()
    } _: { listener, _ in
      for _ in 1...10 { listener.center.post(name: Self.rise, object: nil) }
    } isRight: { listener in
      listener.subscription.dispose()
      return listener.log.lines == Array(repeating: ["begin", "end"], count: 20).flatMap { $0 }
    }
    #expect(wrong == 0)
  }

  private final class Listener: @unchecked Sendable {
    let center = NotificationCenter()
    let log = Log()
    let subscription: any Disposable

    init() {
      subscription = center.rx.notification(rise).subscribe(onNext: { [log] _ in
        log.add("begin")
        log.add("end")
      })
    }
  }

  @Test func `notifications have their place on virtual time`() {
    marbleTest { t in
      let center = center
      t.expect(center.rx.notification(nil).map(\.name.rawValue)).toBe("--a-b---")
      for (time, name) in [(2, "a"), (4, "b")] {
        t.scheduler.scheduleAt(time) { center.post(name: .init(name), object: nil) }
      }
    }
  }
}
