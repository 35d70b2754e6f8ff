import RxCore

/// A wait on virtual time: it moves the clock itself.
struct VirtualWait<Element> {
  let clock: any DrivenScheduler
  let collector: EventCollector<Element>
  /// What is waited for, in words.
  let awaited: String
  let limit: WaitLimit

  /// The virtual scheduler to drive: the one named, else the one that overrides the real ones.
  static func clock(_ scheduler: (any SchedulerType)?) -> (any DrivenScheduler)? {
    (scheduler ?? SchedulerOverride.current?.target) as? any DrivenScheduler
  }

  /// Runs virtual time until the collector knows enough, or never will.
  func drive() {
    collector.atEnd { [clock] in clock.stopDriving() }
    let end = limit.end(from: clock.now)
    while !collector.hasEnded {
      switch clock.drive(until: end) {
      case .stopped where collector.hasEnded: return
      case .stopped: giveUp("the virtual scheduler was stopped at \(clock.instant).")
      case .reachedLimit: collector.stop(failure: RxError.timeout)
      case .ranDry:
        giveUp(
          "at the virtual time \(clock.instant) no work is left. Let the source emit or end, "
            + "or schedule what makes it do so before the call.")
      case .endless(let names):
        giveUp(
          "at the virtual time \(clock.instant) nothing is left but work that schedules itself: "
            + "\(names). End it, for instance with take(_:), or set a timeout.")
      case .insideItsWork:
        giveUp(
          "the call comes from work of the virtual scheduler, whose time \(clock.instant) cannot "
            + "move before that returns. Combine the sequences instead.")
      }
    }
  }

  private func giveUp(_ reason: String) {
    collector.giveUp(awaited, reason)
  }
}

extension EventCollector {
  /// Ends with the error that nothing can bring what is waited for.
  func giveUp(_ awaited: String, _ reason: String) {
    let received = received.map { String(describing: $0) }
    stop(
      failure: BlockingError.blockedForever(awaited: awaited, reason: reason, received: received))
  }
}
