import RxCore

/// Looks at what a test has left behind: time has run out, its subscriptions are gone, and so is
/// what was kept.
struct EndCheck {
  let test: MarbleTest

  /// More pieces of work than these are not told.
  private static let mostWork = 5

  /// Reports all that is left and not allowed: what nobody looked at, then subscriptions, work and
  /// objects.
  func report(kept: [WeakReference]) {
    var findings = test.takeEndChecked().flatMap(\.endFindings)
    findings += test.allSources.compactMap(openSubscriptions)
    findings += pendingWork + test.foreignWork.close().map(\.finding)
    let awaited = test.takeAwaitedReleases()
    findings += kept.filter { reference in
      reference.object != nil && !awaited.contains { $0.object === reference.object }
    }
    .map(\.keptFinding)
    for finding in findings where isReported(finding.leftover) {
      test.checks.fail(finding.report, at: finding.location)
    }
    for reference in awaited where reference.object != nil {
      test.checks.fail(reference.releaseFailure, at: reference.location)
    }
  }

  private func isReported(_ leftover: MarbleTest.Leftover) -> Bool {
    if test.isAllowed(leftover) { return false }
    switch leftover {
    case .unexaminedCalls, .unexaminedSubscriptions: return test.isStrict
    case .pendingWork, .openSubscriptions, .keptObjects, .unexaminedEvents, .realSchedulers:
      return true
    }
  }

  private func openSubscriptions(to source: any MarbleSource) -> EndFinding? {
    let clock = test.scheduler.clock
    let count = source.openSubscriptions(at: clock)
    guard count > 0 else { return nil }
    let rows = [source.row].compactMap(\.self)
    let drawing = MarbleDrawing(
      rows: rows + [MarbleRow("subscribed", windows: source.subscriptions)], frame: clock,
      remark: "still subscribed at the end of the test")
    return EndFinding(
      .openSubscriptions,
      "\(source.name) has ended, but \(count) of its subscriptions "
        + "stayed open.",
      diagram: drawing.text, at: source.location)
  }

  /// Work that still waits, as one finding.
  private var pendingWork: [EndFinding] {
    let pending = test.scheduler.timeline.pending.filter { $0.work.phase == .ordinary }
    if pending.isEmpty { return [] }
    let told = pending.prefix(Self.mostWork)
    let origins = told.map { "\($0.work.origin) at \($0.time)" }
    let rest = pending.count - told.count
    let row = MarbleRow(label: "waiting", frames: told.map(\.time), hasEnded: false) {
      .unnamed(told[$0].work.origin)
    }
    let drawing = MarbleDrawing(
      rows: [row], frame: told.first?.time ?? 0,
      remark: "the test ended before this, at frame \(test.scheduler.clock)")
    return [
      EndFinding(
        .pendingWork,
        "Work is left at the end of the test: \(origins.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest) more." : "."),
        diagram: drawing.text, at: test.location)
    ]
  }
}
