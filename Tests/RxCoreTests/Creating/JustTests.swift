import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct JustTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/just") { c, s in
      switch c.words.count {
      case 1: return .just(try c.word())
      case 2 where try c.word(1) == "scheduled":
        return .just(try c.word(), scheduler: s.scheduler)
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `it emits before the subscription is made, even where others wait`() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).subscribe(onNext: { element in
      _ = Observable.just(element * 10).subscribe(onNext: { seen.append($0) })
      seen.append(element)
    })
    #expect(seen == [10, 1, 20, 2])
  }

  @Test func `on a scheduler with a delay the end comes a tick after the element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.just(7, scheduler: scheduler) }
    #expect(result.events == [.next(201, 7), .completed(202)])
  }

  @Test func `disposal between element and end drops the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 202) { Observable.just(7, scheduler: scheduler) }
    #expect(result.events == [.next(201, 7)])
  }
}
