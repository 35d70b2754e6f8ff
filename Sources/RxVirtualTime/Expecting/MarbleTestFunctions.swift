import RxCore

/// Runs a test that is written in marble diagrams, on virtual time.
///
///     marbleTest { t in
///       let source = t.hot("-a-b-----c|")
///       t.expect(source.debounce(.milliseconds(3), scheduler: MainScheduler.instance))
///         .toBe("------b---(c|)")
///     }
///
/// While it runs, the main, queue and operation schedulers are redirected to the test's clock.
/// When `body` has returned, time runs until nothing is left to do; then the expectations are
/// checked in the order written and each failure is reported at its own line.
///
/// - Parameters:
///   - end: Where time stops, if not when nothing is left to do.
///   - leftovers: What may be left over at the end without being reported.
///   - strict: Whether calls to stubs and subscriptions to sources that no expectation looks at are
///     reported; by default as the test or its suite says, and not where they say nothing.
///   - body: Makes the sources and states the expectations. What it returns lives until time has
///     run out.
public func marbleTest<Result>(
  until end: RxTimeInterval? = nil, allow leftovers: MarbleTest.Leftover...,
  strict: Bool? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: (MarbleTest) throws -> Result
) rethrows {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let host = TestHost.current
  let settings = MarbleSettings.current.adding(leftovers, strict: strict)
  let run = MarbleTestRun(at: location, host: host, settings: settings)
  let failures = try run.failures(until: end, body)
  for failure in failures { host.report(failure) }
}

/// Runs an asynchronous test that is written in marble diagrams, on virtual time.
///
/// Time moves when `body` advances it and runs out when `body` has returned; everything else is
/// as in the synchronous form.
///
/// - Parameters:
///   - end: Where time stops, if not when nothing is left to do.
///   - leftovers: What may be left over at the end without being reported.
///   - strict: Whether calls to stubs and subscriptions to sources that no expectation looks at are
///     reported; by default as the test or its suite says, and not where they say nothing.
///   - body: Makes the sources and states the expectations. What it returns lives until time has
///     run out.
public func marbleTest<Result>(
  until end: RxTimeInterval? = nil, allow leftovers: MarbleTest.Leftover...,
  strict: Bool? = nil, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (MarbleTest) async throws -> Result
) async rethrows {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let host = TestHost.current
  let settings = MarbleSettings.current.adding(leftovers, strict: strict)
  let run = MarbleTestRun(at: location, host: host, settings: settings)
  let failures = try await run.failures(until: end, isolation: isolation, body)
  for failure in failures { host.report(failure) }
}

/// Runs a marble test and returns its failures instead of reporting them.
package func marbleFailures<Result>(
  until end: RxTimeInterval? = nil, allow leftovers: MarbleTest.Leftover...,
  strict: Bool? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: (MarbleTest) throws -> Result
) rethrows -> [MarbleFailure] {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let settings = MarbleSettings.current.adding(leftovers, strict: strict)
  return try MarbleTestRun(at: location, settings: settings).failures(until: end, body)
}
