import RxCore

/// A function that answers with diagrams and records its calls.
///
///     let api = t.stub(["swift": "--(x|)", "bad": "--#"])
///     let model = t.keep(SearchViewModel(search: api.call))
///     t.expect(callsOf: api).toBe("--s----b", values: ["s": "swift", "b": "bad"])
public final class MarbleStub<Argument: Hashable, Element>: @unchecked Sendable {
  private let test: MarbleTest
  private let answers: [Argument: [Recorded<Event<Element>>]]
  private let location: CodeLocation
  let calls: TestableObserver<Argument>
  private let sources = Ledger<TestableObservable<Element>>()

  init(
    test: MarbleTest, answers: [Argument: [Recorded<Event<Element>>]], location: CodeLocation
  ) {
    self.test = test
    self.answers = answers
    self.location = location
    calls = test.scheduler.createObserver(Argument.self)
  }

  /// The function itself: its answers are cold. An argument without an answer is a failure of
  /// the test, and its answer never comes.
  public func call(_ argument: Argument) -> Observable<Element> {
    calls.onNext(argument)
    let events = answers[argument]
    if events == nil { reportUnknown(argument) }
    let source = TestableObservable(cold: events ?? [], on: test.scheduler, phase: .source)
    sources.add(source)
    return source.asObservable()
  }

  /// The arguments and when they came.
  public var recordedCalls: [Recorded<Event<Argument>>] {
    calls.events
  }

  /// The subscriptions to all answers, by their begin.
  public var subscriptions: [Subscription] {
    let windows = sources.entries.flatMap(\.subscriptions)
    return windows.sorted { $0.subscribe < $1.subscribe }
  }

  private func reportUnknown(_ argument: Argument) {
    let known = answers.keys.map { "\($0)" }.sorted().joined(separator: ", ")
    test.checks.fail(
      "The stub has no answer to \(argument), which came at frame \(test.scheduler.clock). "
        + "It has answers to: \(known).", at: location)
  }
}

extension MarbleTest {
  /// A function that answers each argument with a cold diagram.
  ///
  /// - Parameters:
  ///   - answers: The diagram for each argument; its frames count from the subscription.
  ///   - values: What the keys of all diagrams stand for.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument: Hashable, Element>(
    _ answers: [Argument: String], values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleStub<Argument, Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let table = MarbleValues(values, error: error, errors: errors)
    let events = answers.mapValues { self.events($0, .cold, table, false, at: location) }
    return MarbleStub(test: self, answers: events, location: location)
  }

  /// A function that answers each argument with a cold diagram of Strings.
  ///
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument: Hashable>(
    _ answers: [Argument: String], error: (any Error)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleStub<Argument, String> {
    stub(
      answers, values: nil, error: error, errors: [:], fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}
