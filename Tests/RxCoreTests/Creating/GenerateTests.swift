import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct GenerateTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/generate", of: Int.self) { c, s in
      let isScheduled = c.words.last == "scheduled"
      let limit = try c.integer(isScheduled ? c.words.count - 2 : c.words.count - 1)
      let kind = try c.word(1)
      guard ["below", "condition", "iteration"].contains(kind) else { throw c.unknownArguments }
      let condition: (Int) throws -> Bool = { state in
        if kind == "condition", state == limit { throw Named(description: kind) }
        return kind != "below" || state < limit
      }
      let iterate: (Int) throws -> Int = { state in
        if kind == "iteration", state == limit { throw Named(description: kind) }
        return state + 1
      }
      let start = try c.integer()
      return isScheduled
        ? .generate(
          initialState: start, condition: condition, scheduler: s.scheduler, iterate: iterate)
        : .generate(initialState: start, condition: condition, iterate: iterate)
    }
  }

  @Test func `two take turns`() {
    let merged = Observable.merge(
      Observable.generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 }),
      Observable.generate(initialState: 10, condition: { $0 < 40 }, iterate: { $0 + 10 }))
    #expect(merged.transcript == "1 10 2 20 3 30 |")
  }

  @Test func `it takes turns with other sources`() {
    let merged = Observable.merge(
      Observable.of(1, 2, 3),
      Observable.generate(initialState: 10, condition: { $0 < 30 }, iterate: { $0 + 10 }))
    #expect(merged.transcript == "1 10 2 20 3 |")
  }

  @Test func `the next state is made when it is wanted`() {
    let log = Log()
    let sequence = Observable.generate(
      initialState: 1,
      condition: {
        log.add("condition \($0)")
        return true
      },
      iterate: {
        log.add("iterate \($0)")
        return $0 + 1
      })
    #expect(log.lines == [])
    #expect(sequence.take(2).transcript == "1 2 |")
    #expect(log.lines == ["condition 1", "iterate 1", "condition 2"])
  }

  @Test func `each subscription begins with the initial state`() {
    let sequence = Observable.generate(
      initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })
    #expect(sequence.transcript == "1 2 |")
    #expect(sequence.transcript == "1 2 |")
  }

  @Test func `nothing is emitted once a closure has disposed the subscription`() {
    let subscription = SingleAssignmentDisposable()
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let sequence = Observable.generate(
      initialState: 1, condition: { _ in true }, scheduler: scheduler,
      iterate: { state in
        if state == 2 { subscription.dispose() }
        return state + 1
      })
    subscription.setDisposable(sequence.do(onNext: { log.add("\($0)") }).subscribe())
    scheduler.start()
    #expect(log.lines == ["1", "2"])
  }

  @Test func `a million states need no stack`() {
    var count = 0
    let sequence = Observable.generate(
      initialState: 0, condition: { $0 < 1_000_000 }, iterate: { $0 + 1 })
    _ = sequence.subscribe(onNext: { _ in count += 1 })
    #expect(count == 1_000_000)
  }

  @Test func `each element and the end are work of their own on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable.generate(
        initialState: 4, condition: { $0 < 6 }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(result.events == [.next(201, 4), .next(202, 5), .completed(203)])
  }

  @Test func `disposal stops it on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) {
      Observable.generate(
        initialState: 1, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `what the closures and the state hold is free at the end`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      let sequence = Observable<AnyObject>.generate(
        initialState: captive, condition: { _ in true },
        iterate: { _ in withExtendedLifetime(captive) { captive } })
      kept = sequence.take(3).subscribe()
    }
    #expect(!trace.isAlive)
    kept?.dispose()
  }
}

/// Fails with a name.
private struct Named: Error, CustomStringConvertible {
  let description: String
}
