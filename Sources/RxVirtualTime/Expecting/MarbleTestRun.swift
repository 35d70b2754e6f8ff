import RxCore

/// One marble test from its begin to its end.
struct MarbleTestRun {
  private let test: MarbleTest
  private let checks: MarbleChecks
  /// Gets what comes when the test has ended.
  private let host: TestHost

  init(at location: CodeLocation, host: TestHost = .current) {
    self.host = host
    let checks = MarbleChecks(host: host)
    self.checks = checks
    let collector = TestHost { text, place in checks.fail(text, at: place ?? location) }
    let scheduler = TestScheduler(resolution: 0.001, host: collector)
    test = MarbleTest(scheduler: scheduler, checks: checks, location: location)
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
        try await SchedulerOverride.$current.withValue(
          test.scheduler.override, operation: { test.hold(value: try await body(test)) },
          isolation: isolation)
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
      try withSchedulers(overriddenBy: test.scheduler, body)
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
    checkLeftovers(references)
    failures += checks.takeFailures()
    return failures
  }

  private func checkLeftovers(_ references: [WeakReference]) {
    for finding in test.takeEndChecked().flatMap(\.endFindings)
    where !test.isAllowed(finding.leftover) {
      checks.fail(finding.report, at: finding.location)
    }
    if !test.isAllowed(.openSubscriptions) {
      for source in test.allSources {
        let count = source.openSubscriptions(at: test.scheduler.clock)
        guard count > 0 else { continue }
        checks.fail(
          "\(source.label ?? "`\(source.diagram)`") has ended, but \(count) of its subscriptions "
            + "stayed open. If that is meant: t.allow(.openSubscriptions).", at: source.location)
      }
    }
    let pending = test.scheduler.timeline.pending.filter { $0.work.phase == .ordinary }
    if !test.isAllowed(.pendingWork), !pending.isEmpty {
      let origins = pending.prefix(5).map { "\($0.work.origin) at \($0.time)" }
      checks.fail(
        "Work is left at the end of the test: \(origins.joined(separator: ", ")). "
          + "If that is meant: t.allow(.pendingWork).", at: test.location)
    }
    if !test.isAllowed(.keptObjects) {
      for reference in references where reference.object != nil {
        checks.fail(
          "\(reference.typeName) was given to keep, and something still holds it at the end of "
            + "the test. If that is meant: t.allow(.keptObjects).\n"
            + "  hint: often a closure that it subscribes with uses self, "
            + "and its own bag keeps that subscription; write [weak self].", at: test.location)
      }
    }
  }

  /// Ends everything, whether the test went through or threw.
  private func close() {
    checks.close()
    test.endSubscriptions()
    _ = test.releaseKept()
    _ = test.takeEndChecked()
    test.scheduler.close(reportingTo: host, at: test.location)
  }
}
