import RxCore
import TestSupport
import Testing

@Suite struct TrampolineTests {
  private let log = Log()

  private final class Step: TrampolineStep {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    func runStep() {
      action()
    }
  }

  private func step(_ line: String, _ action: @escaping () -> Void = {}) -> Step {
    Step { [log] in
      log.add(line)
      action()
    }
  }

  @Test func `the first to enter runs at once, then what waits, first in, first out`() {
    let trampoline = Trampoline.current
    trampoline.enter {
      trampoline.enqueue(step("1") { trampoline.enqueue(step("3")) })
      trampoline.enqueue(step("2"))
      log.add("body")
      #expect(trampoline.isActive)
      #expect(trampoline.hasWaiting)
    }
    #expect(log.lines == ["body", "1", "2", "3"])
    #expect(!trampoline.isActive)
    #expect(!trampoline.hasWaiting)
  }

  @Test func `an inner call to enter leaves what waits to the outer one`() {
    let trampoline = Trampoline.current
    trampoline.enter {
      let value = trampoline.enter { () -> Int in
        trampoline.enqueue(step("step"))
        return 7
      }
      log.add("inner \(value)")
    }
    #expect(log.lines == ["inner 7", "step"])
  }

  @Test func `a step outside runs at once`() {
    Trampoline.current.enqueue(step("step"))
    #expect(log.lines == ["step"])
  }

  @Test func `on a fresh level nothing waits for what waits outside`() {
    let trampoline = Trampoline.current
    trampoline.enter {
      trampoline.enqueue(step("outer"))
      trampoline.withFreshLevel {
        #expect(!trampoline.isActive)
        trampoline.enqueue(step("fresh"))
      }
      #expect(trampoline.hasWaiting)
      log.add("body")
    }
    #expect(log.lines == ["fresh", "body", "outer"])
  }

  @Test func `a fresh level that throws gives the outer one back`() {
    let trampoline = Trampoline.current
    trampoline.enter {
      trampoline.enqueue(step("outer"))
      #expect(throws: TestFailure.self) {
        try trampoline.withFreshLevel { throw TestFailure() }
      }
      #expect(trampoline.isActive)
    }
    #expect(log.lines == ["outer"])
  }

  @Test func `every thread has its own`() {
    let mine = Trampoline.current
    let isFree = mine.enter {
      Watchdog.run { Trampoline.current !== mine && !Trampoline.current.isActive }
    }
    #expect(isFree == true)
    #expect(Trampoline.current === mine)
  }

  @Test func `a hundred thousand steps that follow each other need no stack`() {
    let count = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      var count = 0
      func next() {
        count += 1
        if count < 100_000 { Trampoline.current.enqueue(Step(next)) }
      }
      Trampoline.current.enqueue(Step(next))
      return count
    }
    #expect(count == 100_000)
  }
}
