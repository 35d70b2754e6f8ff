import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct FromTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/from") { c, s in
      switch c.arguments.text {
      case "a b c": return .from(["a", "b", "c"])
      case "a b c scheduled": return .from(["a", "b", "c"], scheduler: s.scheduler)
      case "1...3": return .from((1...3).lazy.map(String.init))
      case "1...3 scheduled": return .from((1...3).lazy.map(String.init), scheduler: s.scheduler)
      case "": return .from([])
      case "none": return .from(EmptyCollection())
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription gets an iterator of its own, made when it begins`() {
    var made = 0
    let elements = AnySequence<Int> {
      made += 1
      return AnyIterator([1, 2].makeIterator())
    }
    let sequence = Observable.from(elements)
    #expect(made == 0)
    #expect(sequence.transcript == "1 2 |")
    #expect(sequence.transcript == "1 2 |")
    #expect(made == 2)
  }

  @Test func `an infinite sequence is stopped where no element is wanted any more`() {
    let numbers = Observable.from(sequence(first: 1) { $0 + 1 })
    #expect(numbers.take(3).transcript == "1 2 3 |")
  }

  @Test func `no element is taken from the sequence that is not wanted`() {
    var taken = 0
    let elements = AnySequence<Int> {
      AnyIterator {
        taken += 1
        return taken
      }
    }
    #expect(Observable.from(elements).take(2).transcript == "1 2 |")
    #expect(taken == 2)
  }

  @Test func `a lone sequence runs its length without stack`() {
    var sum = 0
    _ = Observable.from(Array(1...100_000)).subscribe(onNext: { sum += $0 })
    #expect(sum == 5_000_050_000)
  }

  @Test func `each element and the end are work of their own on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.from(4...5, scheduler: scheduler) }
    #expect(result.events == [.next(201, 4), .next(202, 5), .completed(203)])
  }

  @Test func `disposal stops it on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) {
      Observable.from([1, 2, 3], scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }
}
