import RxCore

/// A function that answers with diagrams and records its calls.
///
///     let api = t.stub(["swift": "--(x|)", "bad": "--#"])
///     let model = t.keep(SearchViewModel(search: api.call))
///     t.expect(callsOf: api).toBe("--s----b", values: ["s": "swift", "b": "bad"])
public final class MarbleStub<Argument, Element>: SubscriptionRecording, @unchecked Sendable {
  private let test: MarbleTest
  /// The events of an answer; nil, and a failure of the test, where there is none.
  private let answer: (Argument) -> [Recorded<Event<Element>>]?
  let label: String?
  let calls: TestableObserver<Argument>
  /// The arguments whose answers were left before their end.
  let cancellations: TestableObserver<Argument>
  private let answers = Ledger<(argument: Argument, source: TestableObservable<Element>)>()

  init(
    test: MarbleTest, label: String?, at location: CodeLocation,
    answer: @escaping (Argument) -> [Recorded<Event<Element>>]?
  ) {
    self.test = test
    self.label = label
    self.answer = answer
    calls = test.scheduler.createObserver(Argument.self)
    cancellations = test.scheduler.createObserver(Argument.self)
    test.requireLook(atCalls: calls, label: label, at: location)
  }

  /// The function itself: its answers are cold. An argument without an answer is a failure of
  /// the test, and its answer never comes.
  public func call(_ argument: Argument) -> Observable<Element> {
    calls.onNext(argument)
    let source = TestableObservable(
      cold: answer(argument) ?? [], on: test.scheduler, phase: .source)
    answers.add((argument, source))
    return ObservableProbe(
      scheduler: test.scheduler, source: { _ in source.asObservable() },
      cancelled: { [cancellations] _ in cancellations.onNext(argument) }
    ).asObservable()
  }

  /// The arguments and when they came.
  public var recordedCalls: [Recorded<Event<Argument>>] {
    test.noteExamined(calls)
    return calls.events
  }

  /// The subscriptions to all answers, by their begin.
  public var subscriptions: [Subscription] {
    subscriptions { _ in true }
  }

  /// The subscriptions to the answers to some arguments, by their begin.
  func subscriptions(where isMeant: (Argument) -> Bool) -> [Subscription] {
    let windows = answers.entries.filter { isMeant($0.argument) }.flatMap(\.source.subscriptions)
    return windows.sorted { $0.subscribe < $1.subscribe }
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
  ///   - label: The stub's name in reports.
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument: Hashable, Element>(
    _ answers: [Argument: String], values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> MarbleStub<Argument, Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let table = MarbleValues(values, error: error, errors: errors)
    let events = answers.mapValues { self.events($0, .cold, table, false, at: location) }
    return MarbleStub(test: self, label: label, at: location) { [checks, scheduler] argument in
      if let answer = events[argument] { return answer }
      let known = events.keys.map { "\($0)" }.sorted().joined(separator: ", ")
      checks.fail(
        "\(label ?? "The stub") has no answer to \(argument), which came at frame "
          + "\(scheduler.clock). It has answers to: \(known).", at: location)
      return nil
    }
  }

  /// A function that answers each argument with a cold diagram of Strings.
  ///
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument: Hashable>(
    _ answers: [Argument: String], error: (any Error)? = nil, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MarbleStub<Argument, String> {
    stub(
      answers, values: nil, error: error, errors: [:], label: label, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// A function that answers any argument with a cold diagram.
  ///
  ///     let api = t.stub(values: ["x": [1, 2]]) { (query: String) in
  ///       query.isEmpty ? "|" : "--(x|)"
  ///     }
  ///
  /// - Parameters:
  ///   - values: What the keys of all diagrams stand for.
  ///   - error: What `#` stands for.
  ///   - errors: Keys that stand for failures.
  ///   - label: The stub's name in reports.
  ///   - answer: The diagram for an argument; its frames count from the subscription.
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument, Element>(
    values: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:], label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ answer: @escaping (Argument) -> String
  ) -> MarbleStub<Argument, Element> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let table = MarbleValues(values, error: error, errors: errors)
    return MarbleStub(test: self, label: label, at: location) { [unowned self] argument in
      events(answer(argument), .cold, table, false, at: location)
    }
  }

  /// A function that answers any argument with a cold diagram of Strings.
  ///
  /// - Returns: The stub, whose `call` is the function.
  public func stub<Argument>(
    error: (any Error)? = nil, label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ answer: @escaping (Argument) -> String
  ) -> MarbleStub<Argument, String> {
    stub(
      values: nil, error: error, errors: [:], label: label, fileID: fileID, filePath: filePath,
      line: line, column: column, answer)
  }
}
