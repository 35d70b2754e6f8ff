import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: creating` {
  private let log = Log()

  @MainActor
  @Test func `just, empty and the first of several are there before the subscription returns`() {
    let bag = DisposeBag()
    Driver.just("just").drive(onNext: { log.add($0) }).disposed(by: bag)
    Driver<String>.empty().drive(onCompleted: { log.add("completed") }).disposed(by: bag)
    Driver.of("a", "b").drive(onNext: { log.add($0) }).disposed(by: bag)
    #expect(log.lines == ["just", "completed", "a"])
  }

  @MainActor
  @Test func `the elements after the first come by way of the main queue`() async {
    await withCheckedContinuation { continuation in
      _ = Driver.from([1, 2, 3]).drive(
        onNext: { log.add("\($0)") }, onCompleted: { continuation.resume() })
      log.add("returned")
    }
    #expect(log.lines == ["1", "returned", "2", "3"])
  }

  @Test func `each source emits its elements and ends`() {
    marbleTest { t in
      t.expect(Driver.just("a")).toBe("(a|)")
      t.expect(Driver<String>.empty()).toBe("|")
      t.expect(Driver<String>.never()).toBe("-")
      t.expect(Signal.of("a", "b", "c")).toBe("(abc|)")
      t.expect(Signal.from(["a", "b"])).toBe("(ab|)")
      t.expect(Signal.from("ab".lazy.map { "\($0)" })).toBe("(ab|)")
      t.expect(Signal.from(optional: "a")).toBe("(a|)")
      t.expect(Signal<String>.from(optional: nil)).toBe("|")
    }
  }

  @Test func `each subscriber of a source without sharing has a run of its own`() {
    marbleTest { t in
      let driver = Driver.of("a", "b")
      t.expect(driver).toBe("(ab|)")
      t.expect(driver, during: "---^").toBe("---(ab|)")
    }
  }

  @Test func `deferred makes a sequence for each shared run`() {
    marbleTest { t in
      var runs = 0
      let source = t.cold("-a----")
      let driver = Driver<String>.deferred {
        runs += 1
        return source.asDriver(onErrorJustReturn: "").map { [runs] in $0 + "\(runs)" }
      }
      let values = ["x": "a1", "y": "a2"]
      t.expect(driver, during: "^---!").toBe("-x------", values: values)
      t.expect(driver, during: "--^--!").toBe("--x-----", values: values)
      t.expect(driver, during: "------^-!").toBe("-------y", values: values)
    }
  }

  @Test func `interval and timer count on the strategy's scheduler and are shared`() {
    marbleTest(until: .milliseconds(9)) { t in
      t.allow(.pendingWork)
      let interval = Driver<Int>.interval(.milliseconds(3))
      t.expect(interval).toBe("---0--1--2")
      t.expect(interval, during: "-------^").toBe("-------1-2")
      t.expect(Signal<Int>.timer(.milliseconds(1), period: .milliseconds(4))).toBe("-0---1---2")
    }
  }
}
