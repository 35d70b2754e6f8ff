import RxCore

/// One marble test from its begin to its end.
struct MarbleTestRun {
  private let test: MarbleTest
  private let checks: MarbleChecks
  /// Gets what comes when the test has ended.
  private let host: TestHost

  /// How much work may schedule itself when nothing else is left: time runs out in most tests long
  /// before, and an endless timer is found in a second.
  static let workBudget = 100_000

  init(
    at location: CodeLocation, host: TestHost = .current,
    settings: MarbleSettings = .current
  ) {
    self.host = host
    let checks = MarbleChecks(host: host)
    self.checks = checks
    let collector = TestHost { text, place in checks.fail(text, at: place ?? location) }
    let scheduler = TestScheduler(resolution: 0.001, host: collector)
    scheduler.workBudget = Self.workBudget
    test = MarbleTest(
      scheduler: scheduler, checks: checks, settings: settings, location: location)
  }

  /// Runs the test.
  ///
  /// - Returns: What is wrong, in the order written.
  func failures<Result>(
    until end: RxTimeInterval?, _ body: (MarbleTest) throws -> Result
  ) rethrows -> [MarbleFailure] {
    defer { close() }
    return try withOverride {
      test.hold(value: try body(test))
      return finish(until: end)
    }
  }

  func failures<Result>(
    until end: RxTimeInterval?, isolation: isolated (any Actor)?,
    _ body: (MarbleTest) async throws -> Result
  ) async rethrows -> [MarbleFailure] {
    defer { close() }
    try await FeedbackLoop.$handler.withValue(
      feedbackHandler,
      operation: {
        try await ForeignEntry.$watch.withValue(
          test.foreignWork.watch(at: test.location),
          operation: {
            try await withSchedulers(overriddenBy: test.scheduler, isolation: isolation) {
              test.hold(value: try await body(test))
            }
          }, isolation: isolation)
      }, isolation: isolation)
    return withOverride { finish(until: end) }
  }

  private var feedbackHandler: FeedbackLoop.Handler {
    FeedbackLoop.Handler { [checks, location = test.location] text in
      checks.fail(text, at: location)
    }
  }

  private func withOverride<Result>(_ body: () throws -> Result) rethrows -> Result {
    try FeedbackLoop.$handler.withValue(feedbackHandler) {
      try ForeignEntry.$watch.withValue(test.foreignWork.watch(at: test.location)) {
        try withSchedulers(overriddenBy: test.scheduler, body)
      }
    }
  }

  /// Runs time out, checks, lets go of everything, and looks at what is left.
  private func finish(until end: RxTimeInterval?) -> [MarbleFailure] {
    let frame = end.flatMap { test.scheduler.converter.ticks(in: $0) }
    test.advance(to: frame, at: test.location)
    var failures = checks.evaluate()
    test.endSubscriptions()
    let references = test.releaseKept()
    test.scheduler.advance(to: test.scheduler.clock)
    EndCheck(test: test).report(kept: references)
    failures += checks.takeFailures()
    return failures
  }

  /// Ends everything, whether the test went through or threw.
  private func close() {
    checks.close()
    test.endSubscriptions()
    _ = test.releaseKept()
    _ = test.takeEndChecked()
    _ = test.foreignWork.close()
    test.scheduler.close(reportingTo: host, at: test.location)
  }
}
