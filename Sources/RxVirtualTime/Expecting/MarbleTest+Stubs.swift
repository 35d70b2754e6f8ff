import RxCore

extension MarbleTest {
  /// The arguments of a stub's calls, to say next what they are.
  ///
  ///     t.expect(callsOf: api).toBe("--s----b", values: ["s": "swift", "b": "bad"])
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Argument, Element>(
    callsOf stub: MarbleStub<Argument, Element>, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MarbleExpectation<Argument> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    noteExamined(stub.calls)
    return expectation("calls", label ?? stub.label, stub.calls, at: location)
  }

  /// The arguments of a stub whose answers were left before they had ended, to say next what they
  /// are and when that was.
  ///
  ///     t.expect(callsOf: api)         .toBe("--s--r")
  ///     t.expect(cancellationsOf: api) .toBe("-----s")
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Argument, Element>(
    cancellationsOf stub: MarbleStub<Argument, Element>, label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MarbleExpectation<Argument> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectation("cancellations", label ?? stub.label, stub.cancellations, at: location)
  }

  /// The subscriptions to a stub's answers to one argument, to say next when they are.
  ///
  /// - Returns: The expectation, which wants to be told what to expect.
  public func expect<Argument: Equatable, Element>(
    subscriptionsOf stub: MarbleStub<Argument, Element>, for argument: Argument,
    label: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> SubscriptionExpectation {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectation(label ?? stub.label, at: location) {
      stub.subscriptions { $0 == argument }
    }
  }

  private func expectation<Argument>(
    _ subject: String, _ label: String?, _ observer: TestableObserver<Argument>,
    at location: CodeLocation
  ) -> MarbleExpectation<Argument> {
    var expectation = MarbleExpectation(
      test: self, label: label, observer: observer, pending: pendingExpectation(at: location),
      window: Subscription(scheduler.clock))
    expectation.subject = subject
    expectation.verb = "differ"
    return expectation
  }
}
