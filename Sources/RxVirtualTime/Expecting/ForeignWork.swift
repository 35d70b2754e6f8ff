import RxCore

/// Work that reached a real scheduler out of a chain of the test.
struct ForeignWork {
  /// The operator that scheduled it.
  let origin: String
  /// Where the chain was built, as well as it is known.
  let location: CodeLocation

  var finding: EndFinding {
    EndFinding(
      .realSchedulers,
      "\(origin) has reached a real scheduler: an event came into this test's chains from a "
        + "thread or queue that does not know the test, and what it set off runs in real time, "
        + "for which no test waits. Send such events where the test runs, from a scheduler that "
        + "is redirected, or from a diagram; withRealSchedulers { … } is for real time.",
      at: location)
  }
}

/// The work of a test's chains that reached real schedulers: told at the end of the test, and
/// once that is over at once. It may live longer than the test.
final class ForeignWorkLog: Sendable {
  private let entries = Ledger<ForeignWork>()
  private let checks: MarbleChecks
  private let allowed: Ledger<MarbleTest.Leftover>

  init(checks: MarbleChecks, allowed: Ledger<MarbleTest.Leftover>) {
    self.checks = checks
    self.allowed = allowed
  }

  /// Follows the chains that are subscribed to for what stands at `location`.
  func watch(at location: CodeLocation) -> ForeignEntry.Watch {
    ForeignEntry.Watch(
      isKnownHere: { SchedulerOverride.current != nil || RealSchedulers.areMeant },
      report: { [self] stateType in
        add(ForeignWork(origin: ScheduledWork.origin(of: stateType), location: location))
      })
  }

  /// Takes what has come, each operator of a chain once; nothing is kept from now on.
  func close() -> [ForeignWork] {
    var told: Set<String> = []
    return entries.close().filter { told.insert("\($0.origin):\($0.location.line)").inserted }
  }

  private func add(_ work: ForeignWork) {
    if entries.add(work) || allowed.entries.contains(.realSchedulers) { return }
    checks.fail(work.finding.report, at: work.location)
  }
}
