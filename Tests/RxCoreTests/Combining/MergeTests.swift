import RxCore
import TestSupport
import Testing

@Suite("merge")
struct MergeTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/merge") { c, s in
      switch c.arguments.text {
      case "":
        s.all.count == 3 ? .merge(s.all[0], s.all[1], s.all[2]) : .merge(s.all[0], s.all[1])
      case "collection": .merge(ArraySlice(s.all))
      case "array": .merge(s.all)
      case "nested": try s.first.map { try s.named($0) }.merge()
      case "nested 1": try s.first.map { try s.named($0) }.merge(maxConcurrent: 1)
      case "nested 2": try s.first.map { try s.named($0) }.merge(maxConcurrent: 2)
      default: throw c.unknownArguments
      }
    }
  }

  @Test("without sources it ends at once")
  func noSources() {
    var events: [String] = []
    _ = Observable<Int>.merge().subscribe { events.append("\($0)") }
    #expect(events == ["completed"])
  }

  @Test("an element that comes during a delivery waits for its end")
  func reentrant() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    var log: [String] = []
    _ = Observable.merge(a, b).subscribe(onNext: { element in
      log.append("begin \(element)")
      if element == 1 { b.onNext(2) }
      log.append("end \(element)")
    })
    a.onNext(1)
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test("what waits behind a failure is dropped")
  func failureWhileDelivering() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    var events: [String] = []
    _ = Observable.merge(a, b).subscribe { event in
      events.append("\(event)")
      if case .next(1) = event {
        b.onError(RxError.unknown)
        a.onNext(2)
      }
    }
    a.onNext(1)
    #expect(events == ["next(1)", "error(Unknown error occurred.)"])
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test("sources that nobody wants any more are not subscribed to")
  func stopsSubscribing() {
    var subscribed: [Int] = []
    let sources = (0..<3).map { number in
      Observable<Int>.create { observer in
        subscribed.append(number)
        if number == 1 { observer.onError(RxError.unknown) }
        return Disposables.create()
      }
    }
    _ = Observable.merge(sources).subscribe(onError: { _ in })
    #expect(subscribed == [0, 1])
  }

  @Test("100,000 inner sequences, one at a time, need no stack")
  func flat() {
    let count = 100_000
    let sum = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      let first = PublishSubject<Int>()
      let inners = PublishSubject<Observable<Int>>()
      var sum = 0
      _ = inners.merge(maxConcurrent: 1).subscribe(onNext: { sum += $0 })
      inners.onNext(first)
      for _ in 1..<count { inners.onNext(.single(1)) }
      first.onNext(1)
      first.onCompleted()
      return sum
    }
    #expect(sum == count)
  }
}
