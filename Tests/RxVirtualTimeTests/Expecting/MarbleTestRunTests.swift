import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `The end of a marble test` {
  private final class Model {
    let bag = DisposeBag()
    let names = BehaviorRelay(value: "")
    var selfReference: Model?

    init(_ source: Observable<String>, _ log: Log? = nil) {
      source.subscribe(onNext: { [names] in names.accept($0) }).disposed(by: bag)
      self.log = log
    }

    private let log: Log?
    deinit { log?.add("released") }
  }

  @Test func `what was kept lives until time has run out, and no longer`() {
    let log = Log()
    marbleTest { t in
      let model = t.keep(Model(t.hot("--a--b").asObservable(), log))
      t.expect(model.names).toBe("i-a--b", values: ["i": "", "a": "a", "b": "b"])
      t.scheduler.scheduleAt(5) { log.add("time has run out") }
    }
    #expect(log.lines == ["time has run out", "released"])
  }

  @Test func `what the body returns lives as long`() {
    let log = Log()
    marbleTest { t in
      let model = Model(t.hot("--a--b").asObservable(), log)
      t.expect(model.names).toBe("i-a--b", values: ["i": "", "a": "a", "b": "b"])
      t.scheduler.scheduleAt(5) { log.add("time has run out") }
      return model
    }
    #expect(log.lines == ["time has run out", "released"])
  }

  @Test func `what the body returns may stay alive, for it may be returned by accident`() {
    let relay = BehaviorRelay(value: "")
    marbleTest { t in t.hot("--a") }
    marbleTest { _ in relay.subscribe(onNext: { _ in }) }
    marbleTest { _ in relay }
  }

  @Test func `an expectation whose subscription never came does not hold what was kept`() {
    marbleTest(until: .milliseconds(3)) { t in
      let model = t.keep(Model(t.hot("--a--b").asObservable()))
      t.expect(model.names.map { [model] in model.names.value + $0 }, during: "----^").toBe("-")
    }
  }

  @Test func `a body that throws leaves nothing behind`() {
    struct Thrown: Error {}
    let log = Log()
    weak var test: MarbleTest?
    try? marbleTest { t in
      test = t
      let model = t.keep(Model(t.hot("--a--b").asObservable(), log))
      t.expect(model.names).toBe("-")
      throw Thrown()
    }
    #expect(log.lines == ["released"])
    #expect(test == nil)
  }

  @Test func `a kept object that something still holds is reported, unless allowed`() {
    for isAllowed in [false, true] {
      let failures = marbleFailures { t in
        let model = t.keep(Model(t.hot("--a--b").asObservable()))
        model.selfReference = model
        if isAllowed { t.allow(.keptObjects) }
      }
      #expect(failures.count == (isAllowed ? 0 : 1))
      #expect(failures.allSatisfy { $0.text.hasPrefix("Model was given to keep") })
      #expect(failures.allSatisfy { $0.text.contains("\n  hint: often a closure") })
    }
  }

  @Test func `a subscription that stays open after the end is reported, unless allowed`() {
    for isAllowed in [false, true] {
      let line = #line + 2
      let failures = marbleFailures { t in
        let source = t.hot("--a--|")
        _ = source.subscribe(AnyObserver { _ in })
        if isAllowed { t.allow(.openSubscriptions) }
      }
      #expect(failures.map(\.location.line) == (isAllowed ? [] : [line]))
      #expect(
        failures.allSatisfy {
          $0.text.hasPrefix("`--a--|` has ended, but 1 of its subscriptions stayed open.")
        })
    }
  }

  @Test func `work that is left at the end is reported, unless allowed`() {
    struct IntervalSink {}
    for isAllowed in [false, true] {
      let failures = marbleFailures(until: .milliseconds(10)) { t in
        _ = MainScheduler.instance.schedulePeriodic(
          IntervalSink(), startAfter: .milliseconds(4), period: .milliseconds(4)
        ) { $0 }
        if isAllowed { t.allow(.pendingWork) }
      }
      #expect(failures.count == (isAllowed ? 0 : 1))
      #expect(
        failures.allSatisfy {
          $0.text.hasPrefix("Work is left at the end of the test: interval at 12.")
        })
    }
  }

  @Test func `an endless timer is reported at the test's line, by its operator's name`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      t.scheduler.workBudget = 100
      let timer = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance)
      t.hold(timer.subscribe(onNext: { _ in }))
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.first?.text.hasPrefix("Virtual time does not end: ") == true)
    #expect(failures.first?.text.contains("that schedules itself: timer at 404.") == true)
  }

  @Test func `work that comes after the end is refused, and reported once`() {
    var override: SchedulerOverride?
    let line = #line + 1
    withKnownIssue {
      marbleTest { _ in override = SchedulerOverride.current }
      SchedulerOverride.$current.withValue(override) {
        for _ in 0..<3 {
          _ = MainScheduler.asyncInstance.schedule(()) { _ in
            Issue.record("It ran.")
            return Disposables.create()
          }
        }
      }
    } matching: { issue in
      issue.comments.first?.rawValue
        == "Work reached the schedulers after its test had ended, and was refused: "
        + "work without a state."
        && issue.sourceLocation?.line == line + 1
    }
  }

  @Test func `a feedback loop is reported instead of running for ever`() {
    let failures = marbleFailures { t in
      let (one, other) = (PublishRelay<Int>(), PublishRelay<Int>())
      let count = BehaviorRelay(value: 0)
      t.bind(one, to: other)
      t.bind(
        other,
        to: AnyObserver { event in
          count.accept(count.value + 1)
          if let element = event.element, count.value < 150_000 { one.accept(element) }
        })
      t.bind("-1", to: one)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("Feedback loop: ") == true)
  }
}
