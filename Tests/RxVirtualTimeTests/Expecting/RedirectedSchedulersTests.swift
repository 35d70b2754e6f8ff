import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Real schedulers in a marble test` {
  /// A scheduler of the real world.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether work that is due at once runs within the call.
    var isInline = false
    let make: @Sendable () -> any SchedulerType
  }

  static let kinds = [
    Kind(testDescription: "main", isInline: true) { MainScheduler.instance },
    Kind(testDescription: "a main scheduler with an order of its own", isInline: true) {
      MainScheduler()
    },
    Kind(testDescription: "main, never at once") { MainScheduler.asyncInstance },
    Kind(testDescription: "concurrent main", isInline: true) { ConcurrentMainScheduler.instance },
    Kind(testDescription: "a serial queue") {
      SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
    },
    Kind(testDescription: "a serial queue of a quality of service") {
      SerialDispatchQueueScheduler(qos: .utility)
    },
    Kind(testDescription: "a concurrent queue") {
      ConcurrentDispatchQueueScheduler(qos: .background)
    },
    Kind(testDescription: "the scheduler of drivers", isInline: true) { SharingScheduler.make() },
  ]

  @Test(arguments: kinds)
  func `work runs on the clock of the test: at once, later, and again and again`(_ kind: Kind) {
    let log = Log()
    marbleTest { t in
      let scheduler = kind.make()
      func note(_ text: String) -> any Disposable {
        log.add("\(text)@\(t.scheduler.clock)")
        return Disposables.create()
      }
      let repetition = SingleAssignmentDisposable()
      t.scheduler.scheduleAt(5) {
        _ = scheduler.schedule(()) { _ in note("at once") }
        _ = note("called")
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in note("later") }
        scheduler.scheduleRelative((), dueTime: .seconds(2)) { _ in note("cancelled") }.dispose()
        repetition.setDisposable(
          scheduler.schedulePeriodic(
            1, startAfter: .milliseconds(10), period: .milliseconds(10)
          ) { count in
            _ = note("tick \(count)")
            if count == 3 { repetition.dispose() }
            return count + 1
          })
      }
    }
    let first = kind.isInline ? ["at once@5", "called@5"] : ["called@5", "at once@5"]
    #expect(log.lines == first + ["tick 1@15", "later@25", "tick 2@25", "tick 3@35"])
  }

  @Test(arguments: kinds) func `it tells the time of the test`(_ kind: Kind) {
    marbleTest { t in
      let scheduler = kind.make()
      #expect(scheduler.now == Date(timeIntervalSince1970: 0))
      t.advance(to: .seconds(3))
      #expect(scheduler.now == Date(timeIntervalSince1970: 3))
    }
  }

  @Test(arguments: kinds) func `operators run on it untouched`(_ kind: Kind) {
    marbleTest { t in
      let scheduler = kind.make()
      let source = t.cold("-a--b---|")
      t.expect(source.delay(.milliseconds(2), scheduler: scheduler)).toBe("---a--b---|")
      t.expect(source.debounce(.milliseconds(2), scheduler: scheduler)).toBe("---a--b-|")
      t.expect(source.throttle(.milliseconds(4), scheduler: scheduler)).toBe("-a---b--|")
      t.expect(source.observe(on: scheduler)).toBe("-a--b---|")
      t.expect(source.subscribe(on: scheduler)).toBe("-a--b---|")
      t.expect(Observable<Int>.timer(.milliseconds(3), scheduler: scheduler)).toBe("---(0|)")
      t.expect(Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(2))
        .toBe(" @1s 0 @2s (1|)")
    }
  }

  @Test func `an operation queue's work runs at the same instant, in the order of the calls`() {
    let log = Log()
    marbleTest { t in
      let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())
      t.scheduler.scheduleAt(5) {
        for name in ["one", "two"] {
          _ = scheduler.schedule(()) { _ in
            log.add("\(name)@\(t.scheduler.clock)")
            return Disposables.create()
          }
        }
        log.add("called")
      }
      let source = t.cold("-a--b---|")
      t.expect(source.observe(on: scheduler)).toBe("-a--b---|")
      t.expect(source.subscribe(on: scheduler)).toBe("-a--b---|")
    }
    #expect(log.lines == ["called", "one@5", "two@5"])
  }

  @Test func `drivers and signals run on the clock of the test, and drive from anywhere`() {
    marbleTest { t in
      let query = PublishRelay<String>()
      let title = BehaviorRelay(value: "")
      t.bind("-a-b----c", to: query)
      let signal = query.asSignal()
      let driver = signal.debounce(.milliseconds(3)).map { $0.uppercased() }
        .asDriver(onErrorJustReturn: "")
      t.hold(driver.drive(title))
      t.expect(signal).toBe("-a-b----c")
      t.expect(driver.delay(.milliseconds(1))).toBe("-------B----C")
      t.expect(title).toBe("i-----B----C", values: ["i": "", "B": "B", "C": "C"])
    }
  }

  @Test func `an asynchronous test is overridden too`() async {
    await marbleTest { t in
      await Task.yield()
      let later = Observable<Int>.timer(.seconds(30), scheduler: MainScheduler.instance)
      t.expect(later).toBe(" @30s (0|)")
      await Task { #expect(MainScheduler.instance.now == Date(timeIntervalSince1970: 0)) }.value
    }
  }
}
