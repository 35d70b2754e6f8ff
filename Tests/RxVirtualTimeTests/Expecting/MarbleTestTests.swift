import Dispatch
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Marble test` {
  @Test func `a test that agrees reports nothing`() {
    marbleTest { t in
      let source = t.hot("--a--b--|")
      t.expect(source.map { $0.uppercased() }).toBe("--A--B--|")
      t.expect(subscriptionsOf: source).toBe("^-------!")
    }
  }

  @Test func `each failure stands at its own line, in the order written`() {
    let line = #line + 1
    let failures = marbleFailures { t in
      let source = t.hot("--a--|")
      t.expect(source, label: "first").toBe("--b--|")
      t.expect(source).toBe("--a--|")
      t.expect(subscriptionsOf: source, label: "third").toBe("^---!", "^----!")
    }
    #expect(failures.map(\.location.line) == [line + 2, line + 4])
    #expect(failures.first?.location.fileID == #fileID)
    #expect(failures.first?.location.filePath == #filePath)
    #expect(failures.first?.text.hasPrefix("first: ") == true)
    #expect(failures.last?.text.hasPrefix("third: ") == true)
  }

  @Test func `values, named errors and other elements than Strings`() {
    struct Broken: Error {}
    marbleTest { t in
      let numbers: TestableObservable<Int> = t.hot("-1-2-(3|)")
      t.expect(numbers).toBe("-1-2-(3|)")
      t.expect(numbers.map { $0 * 100 }).toBe("-a-b-(c|)", values: ["a": 100, "b": 200, "c": 300])
      let failing = t.cold("-a-x", values: ["a": true], errors: ["x": Broken()])
      t.expect(failing).toBe("-a-#", values: ["a": true])
      t.expect(failing).toBe("-a-#", values: ["a": true], error: Broken())
      t.expect(failing.map { _ in }).toBe("-?-#")
      t.expect(failing.map { $0 ? Int?.none : 1 }).toBe("-n-#", values: ["n": nil])
      t.expect(failing.map { [$0] }).toBe("-l-#", values: ["l": [true]])
      t.expect(failing.map { ($0, 1) }).toBe("-p-#", values: ["p": (true, 1)])
      t.expect(failing.map { ($0, 1, "x") }).toBe("-p-#", values: ["p": (true, 1, "x")])
      t.expect(failing.map { _ in Broken() }).toBe("-b-#", values: ["b": Broken()]) { _, _ in
        true
      }
    }
  }

  @Test func `a late subscriber, and one that leaves`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: "0")
      t.bind("--a--b--c", to: relay)
      t.expect(relay).toBe("0-a--b--c")
      t.expect(relay, during: "---^").toBe("---a-b--c")
      t.expect(relay, during: "---^----!").toBe("---a-b---")
    }
  }

  @Test func `history before frame 0 reaches what is bound already`() {
    marbleTest { t in
      let relay = PublishRelay<Int>()
      let recent = BehaviorRelay(value: 0)
      t.bind(relay, to: recent)
      t.bind("1-2-^-3", to: relay)
      t.expect(relay).toBe("--3")
      t.expect(recent).toBe("2-3")
    }
  }

  @Test func `real schedulers run on the clock of the test`() {
    marbleTest { t in
      let source = t.cold("a|")
      let delayed = Observable<String>.create { observer in
        ConcurrentDispatchQueueScheduler(qos: .default).scheduleRelative(
          (), dueTime: .milliseconds(20)
        ) { _ in source.asObservable().subscribe(observer) }
      }
      t.expect(delayed).toBe(" @20ms a|")
      t.expect(subscriptionsOf: source).toBe(" @20ms ^!")
    }
  }

  @Test func `time can be moved by hand`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: "")
      t.bind("--a--b--c--d", to: relay)
      t.advance(by: .milliseconds(3))
      #expect(relay.value == "a")
      t.advance(to: 5)
      #expect(relay.value == "b")
      t.advance(to: .milliseconds(8))
      #expect(relay.value == "c")
      t.run()
      #expect(relay.value == "d")
    }
  }

  @Test func `time does not go back, which is said at the line that wants it to`() {
    let line = #line + 3
    let failures = marbleFailures { t in
      t.advance(to: 5)
      t.advance(to: 3)
      t.advance(to: .milliseconds(2))
      t.advance(by: .milliseconds(-4))
    }
    #expect(failures.map(\.location.line) == [line, line + 1, line + 2])
    #expect(
      failures.map(\.text) == [3, 2, 1].map { "The clock is at 5 and cannot go back to \($0)." })
  }

  @Test func `time may have an end`() {
    marbleTest(until: .milliseconds(7)) { t in
      let ticks = Observable<Int>.create { observer in
        MainScheduler.instance.schedulePeriodic(
          1, startAfter: .milliseconds(2), period: .milliseconds(2)
        ) { count in
          observer.onNext(count)
          return count + 1
        }
      }
      t.expect(ticks).toBe("--1-2-3-")
    }
  }

  @Test func `an error that the body throws comes out`() {
    struct Thrown: Error {}
    #expect(throws: Thrown.self) {
      try marbleTest { t in
        t.expect(t.hot("-a")).toBe("-b")
        throw Thrown()
      }
    }
  }

  @Test func `an asynchronous test is one as well`() async {
    await marbleTest { t in
      let source = t.hot("--a--|")
      await Task.yield()
      t.expect(source).toBe("--a--|")
    }
  }

  @Test @MainActor func `a test on the main actor uses what belongs to it`() async {
    let model = MainActorModel()
    syncTest(model)
    await marbleTest { t in
      await Task.yield()
      t.expect(t.hot("-a|")).toBe("-a|")
      model.count += 1
    }
    #expect(model.count == 2)
  }

  @MainActor private func syncTest(_ model: MainActorModel) {
    marbleTest { t in
      t.expect(t.hot("-a|")).toBe("-a|")
      model.count += 1
    }
  }
}

@MainActor private final class MainActorModel {
  var count = 0
}
