import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Work that is due at once, under an override.
@Suite struct RedirectedSchedulerTests {
  private let log = Log()
  private let virtual = TestScheduler(initialClock: 0)

  private func noting(_ line: String) -> (()) -> any Disposable {
    { [log, virtual] _ in
      log.add("\(line)@\(virtual.clock)")
      return Disposables.create()
    }
  }

  @Test func `main runs work at once while none of its work runs or waits`() {
    withSchedulers(overriddenBy: virtual) {
      let main = MainScheduler.instance
      _ = main.schedule((), action: noting("1"))
      _ = main.schedule(()) { _ in
        _ = main.schedule((), action: noting("3"))
        return noting("2")(())
      }
      #expect(log.lines == ["1@0", "2@0"])
      _ = main.schedule((), action: noting("4"))
      #expect(log.lines == ["1@0", "2@0"])
    }
    virtual.start()
    #expect(log.lines == ["1@0", "2@0", "3@0", "4@0"])
  }

  @Test func `a main scheduler's order is its own`() {
    withSchedulers(overriddenBy: virtual) {
      let (main, other) = (MainScheduler(), MainScheduler())
      _ = main.schedule(()) { _ in
        _ = main.schedule((), action: noting("waits"))
        return other.schedule((), action: noting("at once"))
      }
    }
    #expect(log.lines == ["at once@0"])
    virtual.start()
    #expect(log.lines == ["at once@0", "waits@0"])
  }

  @Test func `a direct call and one that was resolved count together`() {
    withSchedulers(overriddenBy: virtual) {
      let main = MainScheduler()
      let resolved = SchedulerOverride.resolve(main as any SchedulerType)
      _ = resolved.schedule(()) { _ in
        _ = main.schedule((), action: noting("direct"))
        return SchedulerOverride.resolve(main as any SchedulerType)
          .schedule((), action: noting("resolved"))
      }
      #expect(log.lines.isEmpty)
    }
    virtual.start()
    #expect(log.lines == ["direct@0", "resolved@0"])
  }

  @Test func `main work that was cancelled still has its turn, and then work runs at once again`() {
    withSchedulers(overriddenBy: virtual) {
      let main = MainScheduler()
      _ = main.schedule(()) { _ in
        main.schedule((), action: noting("cancelled")).dispose()
        return Disposables.create()
      }
      virtual.scheduleAt(1) { _ = main.schedule((), action: noting("at once")) }
    }
    virtual.start()
    #expect(log.lines == ["at once@1"])
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    withSchedulers(overriddenBy: virtual) {
      let main = MainScheduler()
      main.schedule(()) { _ in disposal.disposable }.dispose()
      var waiting: (any Disposable)?
      _ = main.schedule(()) { _ in
        waiting = main.schedule(()) { _ in disposal.disposable }
        return Disposables.create()
      }
      virtual.start()
      waiting?.dispose()
    }
    #expect(disposal.count == 2)
  }

  @Test func `the concurrent main scheduler runs work at once, inside other work as well`() {
    withSchedulers(overriddenBy: virtual) {
      let main = ConcurrentMainScheduler.instance
      _ = main.schedule(()) { _ in
        _ = main.schedule((), action: noting("inner"))
        return SchedulerOverride.resolve(main as any SchedulerType)
          .schedule((), action: noting("resolved"))
      }
    }
    #expect(log.lines == ["inner@0", "resolved@0"])
  }

  @Test func `queues run work at the same instant, in the order of the calls`() {
    withSchedulers(overriddenBy: virtual) {
      let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
      virtual.scheduleAt(7) {
        _ = serial.schedule((), action: noting("serial"))
        _ = concurrent.schedule((), action: noting("concurrent"))
        _ = MainScheduler.asyncInstance.schedule((), action: noting("main, later"))
        _ = MainScheduler().schedule((), action: noting("main, at once"))
        concurrent.schedule((), action: noting("cancelled")).dispose()
        _ = SchedulerOverride.resolve(serial as any SchedulerType)
          .schedule((), action: noting("resolved"))
      }
    }
    virtual.start()
    #expect(
      log.lines == ["main, at once@7", "serial@7", "concurrent@7", "main, later@7", "resolved@7"])
  }

  @Test func `observe(on:) main delivers at once and keeps the order`() {
    let subject = PublishSubject<Int>()
    withSchedulers(overriddenBy: virtual) {
      _ = subject.observe(on: MainScheduler.instance).subscribe { [log] event in
        log.add(event.line("A"))
        if event.element == 1 { subject.onNext(2) }
      }
      subject.onNext(1)
    }
    virtual.start()
    #expect(log.lines == ["A1", "A2"])
  }
}
