import RxCore

extension VirtualTimeScheduler: DrivenScheduler {
  package var instant: String { "\(clock)" }

  package func stopDriving() {
    stop()
  }

  package func drive(until limit: RxTime?) -> DriveEnd {
    guard timeline.beginRun() else { return .insideItsWork }
    defer { timeline.endRun() }
    let end = limit.map(converter.convertToVirtualTime)
    if let end { timeline.setLimit(end) }
    var endlessWork: String?
    SchedulerOverride.$current.withValue(override) {
      timeline.runSteps { endlessWork = namesOfEndlessWork }
    }
    if let endlessWork { return .endless(endlessWork) }
    if timeline.isStopped { return .stopped }
    guard let end else { return .ranDry }
    if converter.compareVirtualTime(end, clock) == .greaterThan { timeline.clock = end }
    return .reachedLimit
  }
}

extension VirtualTimeTarget: DrivenScheduler {
  var instant: String { driven?.instant ?? "" }

  func stopDriving() {
    driven?.stopDriving()
  }

  func drive(until limit: RxTime?) -> DriveEnd {
    driven?.drive(until: limit) ?? .ranDry
  }

  private var driven: (any DrivenScheduler)? { scheduler as? any DrivenScheduler }
}
