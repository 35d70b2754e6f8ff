import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct FromOptionalTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/fromOptional") { c, s in
      let optional = try c.word() == "nil" ? nil : c.word()
      switch c.words.count {
      case 1: return .from(optional: optional)
      case 2 where try c.word(1) == "scheduled":
        return .from(optional: optional, scheduler: s.scheduler)
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `on a scheduler with a delay the end comes a tick after the element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.from(optional: 7, scheduler: scheduler) }
    #expect(result.events == [.next(201, 7), .completed(202)])
  }

  @Test func `disposal between element and end drops the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 202) {
      Observable<Int>.from(optional: 7, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 7)])
  }

  @Test func `on a scheduler with a delay nil ends at the first tick`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.from(optional: nil, scheduler: scheduler) }
    #expect(result.events == [.completed(201)])
  }
}
