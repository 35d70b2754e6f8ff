import RxCore
import TestSupport
import Testing

@Suite struct EventTests {
  private let next = Event.next(1)
  private let failure = Event<Int>.error(TestFailure())
  private let completed = Event<Int>.completed

  @Test func `an event tells what it is`() {
    #expect([next, failure, completed].map(\.isStopEvent) == [false, true, true])
    #expect([next, failure, completed].map(\.isCompleted) == [false, false, true])
    #expect([next, failure, completed].map(\.element) == [1, nil, nil])
    #expect([next, failure, completed].map { $0.error != nil } == [false, true, false])
  }

  @Test func `an event describes itself`() {
    #expect("\(next)" == "next(1)")
    #expect("\(failure)" == "error(TestFailure())")
    #expect("\(completed)" == "completed")
  }

  @Test func `a transformation reaches the element alone, and what it throws is the error`() {
    #expect(next.map { "\($0)!" }.element == "1!")
    #expect(next.map { _ -> String in throw TestFailure() }.error is TestFailure)
    #expect(failure.map { "\($0)!" }.error is TestFailure)
    #expect(completed.map { "\($0)!" }.isCompleted)
  }

  @Test func `an event is its own event`() {
    #expect(next.event.element == 1)
  }
}
