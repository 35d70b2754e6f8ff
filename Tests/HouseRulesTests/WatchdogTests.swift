import Foundation
import TestSupport
import Testing

@Suite("The watchdog")
struct WatchdogTests {
  private struct Refusal: Error {}

  @Test("gives what its body returned")
  func returns() {
    #expect(Watchdog.run { 42 } == 42)
  }

  @Test("gives its body a thread with the stack asked for")
  func stackSize() {
    #expect(Watchdog.run(stackSize: 512 << 10) { Thread.current.stackSize } == 512 << 10)
  }

  @Test("fails where its body hangs")
  func hangs() {
    withKnownIssue {
      let never = DispatchSemaphore(value: 0)
      #expect(Watchdog.run(limit: .milliseconds(10)) { never.wait() } == nil)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("It hangs") }
    }
  }

  @Test("fails where its body throws")
  func throwing() {
    withKnownIssue {
      Watchdog.run { throw Refusal() }
    } matching: { issue in
      issue.error is Refusal
    }
  }

  @Test("the seeded generator repeats itself")
  func seeded() {
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    var third = SeededGenerator(seed: 8)
    let numbers = (0..<10).map { _ in first.next() }
    #expect(numbers == (0..<10).map { _ in second.next() })
    #expect(numbers != (0..<10).map { _ in third.next() })
  }
}
