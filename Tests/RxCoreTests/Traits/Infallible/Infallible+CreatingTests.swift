import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: creating` {
  @Test func `just, of, from, empty and never emit as their namesakes do`() {
    marbleTest { t in
      t.expect(Infallible.just("a")).toBe("(a|)")
      t.expect(Infallible.of("a", "b")).toBe("(ab|)")
      t.expect(Infallible.from(["a", "b"])).toBe("(ab|)")
      t.expect(Infallible.from(AnySequence(["a", "b"]))).toBe("(ab|)")
      t.expect(Infallible<String>.empty()).toBe("|")
      t.expect(Infallible<String>.never()).toBe("-----")
    }
  }

  @Test func `a scheduler takes a step for each element and the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let just = scheduler.start { Infallible.just(7, scheduler: scheduler) }
    #expect(just.events == [.next(201, 7), .completed(202)])
    let others = TestScheduler(initialClock: 0)
    let of = others.start { Infallible.of(1, 2, scheduler: others) }
    #expect(of.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `create emits what its closure says, once the end has come nothing more`() {
    let log = Log()
    let sequence = Infallible<Int>.create { emit in
      emit(.next(1))
      emit(.next(2))
      emit(.completed)
      emit(.next(3))
      return Disposables.create { log.add("disposed") }
    }
    _ = sequence.subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("|") },
      onDisposed: { log.add("gone") })
    #expect(log.lines == ["1", "2", "|", "gone", "disposed"])
  }

  @Test func `deferred makes a sequence for each subscription`() {
    var count = 0
    let sequence = Infallible<Int>.deferred {
      count += 1
      return .just(count)
    }
    var elements: [Int] = []
    _ = sequence.subscribe(onNext: { elements.append($0) })
    _ = sequence.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2])
  }
}
