import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct OfTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/of") { c, s in
      switch c.arguments.text {
      case "a b c": return .of("a", "b", "c")
      case "a b c scheduled": return .of("a", "b", "c", scheduler: s.scheduler)
      case "": return .of()
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `two that are merged take turns`() {
    let merged = Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30))
    #expect(merged.transcript == "1 10 2 20 3 30 |")
  }

  @Test func `one that is shorter leaves the turns to the others`() {
    let merged = Observable.merge(
      Observable.of(1), Observable.of(10, 20, 30), Observable.of(100, 200))
    #expect(merged.transcript == "1 10 100 20 200 30 |")
  }

  @Test func `two that are combined take turns`() {
    let combined = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(10, 20)) {
      "\($0)+\($1)"
    }
    #expect(combined.transcript == "1+10 2+10 2+20 3+20 |")
  }

  @Test func `one subscribed to during an element begins after what runs`() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).subscribe(onNext: { element in
      _ = Observable.of(element * 10, element * 10 + 1).subscribe(onNext: { seen.append($0) })
      seen.append(element)
    })
    #expect(seen == [1, 10, 2, 11, 20, 21])
  }

  @Test func `each element and the end are work of their own on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `disposal stops it on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable.of(1, 2, 3, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }
}
