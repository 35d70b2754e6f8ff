import RxCore
import RxVirtualTime
import Testing

/// How an operator's tests use its fixture.
///
/// One function makes the observable of a case from its arguments and sources; the rest is text:
///
///     @Suite("debounce") struct DebounceTests {
///       @Test("obeys its fixture") func fixture() {
///         OperatorFixture.run("Timing/debounce") { c, s in
///           try s.first.debounce(c.interval(), scheduler: s.scheduler)
///         }
///       }
///     }
///
/// With arguments that choose, and elements that are numbers (`of:` any type that a marble can
/// stand for by itself: String by default, Int, Bool, Character, …):
///
///     OperatorFixture.run("Transforming/map", of: Int.self) { c, s in
///       switch c.arguments.text {
///       case "x2": try s.first.map { $0 * 2 }
///       case "failing": try s.first.map { _ in throw MarbleError() }
///       default: throw c.unknownArguments
///       }
///     }
///
/// `s.first`, `s.second`, `s.all`, `s.named("a")` are the sources; `c.word()`, `c.integer()`,
/// `c.interval()` read the arguments and take an index. Inner sequences are sources whose letter
/// an element carries: `flatMap { try s.named($0) }`.
///
/// What comes out may have any type: it is compared as text, an element's marble or else its
/// description, so that arrays and tuples stand in `values` (`x=[1, 2]`) or quoted in the
/// diagram; `describe:` gives another text. An expected `#` is any failure, unless `values` say
/// `#=description`. Frames are milliseconds. At one instant disposal comes first, then the
/// subscription, then the sources' events, then all else.
///
/// A wrong case is an issue of the running test with the fixture's file and line, the case and the
/// diagrams one above the other.
extension OperatorFixture {
  /// Runs all cases of a fixture whose elements are the marbles themselves.
  package static func run<Output>(
    _ name: String, describe: ((Output) -> String)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (FixtureCase, FixtureSources<String>) throws -> Observable<Output>
  ) {
    run(name, of: String.self, describe: describe, sourceLocation: sourceLocation, make)
  }

  /// Runs all cases of a fixture.
  package static func run<Element: NaturalMarble, Output>(
    _ name: String, of: Element.Type, describe: ((Output) -> String)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (FixtureCase, FixtureSources<Element>) throws -> Observable<Output>
  ) {
    do {
      let problems = try OperatorFixture(name).problems(describe: describe, make)
      for problem in problems {
        Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    }
  }

  /// Runs all cases and tells what is wrong with each.
  package func problems<Element: NaturalMarble, Output>(
    describe: ((Output) -> String)? = nil,
    _ make: (FixtureCase, FixtureSources<Element>) throws -> Observable<Output>
  ) -> [String] {
    cases.compactMap { fixtureCase in
      do {
        return try FixtureRun(fixtureCase, describe: describe, make).problem
      } catch let error as FixtureError {
        return "\(error)"
      } catch {
        return "\(fixtureCase.location): \(fixtureCase.title): \(error)"
      }
    }
  }
}

/// One case on virtual time.
struct FixtureRun<Element: NaturalMarble, Output> {
  /// What is wrong; nil if all is as the case says.
  let problem: String?

  init(
    _ fixtureCase: FixtureCase, describe: ((Output) -> String)?,
    _ make: (FixtureCase, FixtureSources<Element>) throws -> Observable<Output>
  ) throws {
    let diagrams = try FixtureDiagrams<Element>(fixtureCase)
    let scheduler = TestScheduler(
      initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    scheduler.workBudget = 100_000
    let sources = diagrams.sources(on: scheduler)
    let sequence = try make(fixtureCase, sources)
    let observer = scheduler.createObserver(Output.self)
    let subscription = SingleAssignmentDisposable()
    let zero = diagrams.zero
    if let disposed = diagrams.disposed {
      _ = scheduler.schedule((), at: zero + disposed, phase: .unsubscribe) { _ in
        subscription.dispose()
        return Disposables.create()
      }
    }
    _ = scheduler.schedule((), at: zero, phase: .subscribe) { _ in
      if !subscription.isDisposed { subscription.setDisposable(sequence.subscribe(observer)) }
      return Disposables.create()
    }
    scheduler.start()
    problem = FixtureComparison(fixtureCase, diagrams.expected, diagrams.windows)
      .problem(
        events: observer.events.map { record in
          MarbleEvent(record.time - zero, Self.content(of: record.value, describe))
        },
        failure: observer.events.compactMap { $0.value.error }.first.map { "\($0)" },
        windows: sources.subscriptions.map { $0.map { $0.window(zero: zero) } })
    subscription.dispose()
  }

  private static func content(
    of event: Event<Output>, _ describe: ((Output) -> String)?
  ) -> MarbleEvent.Content {
    switch event {
    case .next(let output):
      .next(
        describe?(output) ?? (output as? any NaturalMarble)?.marbleKey
          ?? String(describing: output))
    case .error: .error(nil)
    case .completed: .completed
    }
  }
}

extension Subscription {
  fileprivate func window(zero: Int) -> Subscription {
    Subscription(subscribe - zero, unsubscribe == .max ? .max : unsubscribe - zero)
  }
}
