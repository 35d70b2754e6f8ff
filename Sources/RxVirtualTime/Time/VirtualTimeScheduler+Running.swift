import RxCore

extension VirtualTimeScheduler {
  /// Runs all work, and the work that this work schedules, until nothing is left.
  @_disfavoredOverload
  public func start() {
    drive()
  }

  /// Runs all work that is due at `virtualTime` or before, then moves the clock there.
  ///
  /// A time that has passed is refused with a report: the clock never goes back.
  @_disfavoredOverload
  public func advanceTo(_ virtualTime: VirtualTime) {
    if isRunningHere { return }
    if converter.compareVirtualTime(virtualTime, clock) == .lessThan {
      reportBackwards(to: virtualTime)
      return
    }
    drive { virtualTime }
  }

  /// Moves the clock without running anything; work that is passed over runs late.
  ///
  /// A negative duration is refused with a report: the clock never goes back.
  @_disfavoredOverload
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let isAlone = timeline.beginRun()
    defer { if isAlone { timeline.endRun() } }
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    if converter.compareVirtualTime(time, clock) == .lessThan {
      host.report(
        "The clock is at \(clock) and cannot sleep for a negative time (\(virtualInterval)).",
        at: nil)
      return
    }
    timeline.clock = time
  }

  /// Ends the run after the work that runs now; the clock stays where it is.
  public func stop() {
    timeline.stop()
  }

  /// Runs all work that is due within `duration` from the moment at which no other thread runs.
  final func advance(within duration: VirtualTimeInterval) {
    if isRunningHere { return }
    let present = clock
    let end = converter.offsetVirtualTime(present, offset: duration)
    if converter.compareVirtualTime(end, present) == .lessThan {
      reportBackwards(to: end)
      return
    }
    drive { self.converter.offsetVirtualTime(self.clock, offset: duration) }
  }

  private func reportBackwards(to time: VirtualTime) {
    host.report(
      """
      The clock is at \(clock) and cannot go back to \(time).
        hint: advance to a later time, or give each run a scheduler of its own.
      """, at: nil)
  }

  /// Moves the clock to the first instant that work waits for, and runs all work of that instant.
  final func runNextInstant() {
    guard timeline.beginRun() else { return }
    defer { timeline.endRun() }
    SchedulerOverride.$current.withValue(override) {
      let first = timeline.next()
      timeline.setLimit(timeline.clock)
      if first.run() { timeline.runSteps(reportEndlessWork) }
    }
  }

  final var isRunningHere: Bool { timeline.isRunningHere }

  /// Runs what is due, with the real schedulers redirected to this one.
  ///
  /// - Parameter end: Where the run ends and the clock is moved to, asked once no other thread
  ///   runs; without it nothing may be left.
  private func drive(until end: (() -> VirtualTime)? = nil) {
    guard timeline.beginRun() else { return }
    defer { timeline.endRun() }
    let end = end?()
    if let end { timeline.setLimit(end) }
    SchedulerOverride.$current.withValue(override) { timeline.runSteps(reportEndlessWork) }
    guard let end, !timeline.isStopped, converter.compareVirtualTime(end, clock) == .greaterThan
    else { return }
    timeline.clock = end
  }

  /// What schedules itself again and again, with its times.
  final var namesOfEndlessWork: String {
    timeline.pending.prefix(5).map { "\($0.work.origin) at \($0.time)" }.joined(separator: ", ")
  }

  private func reportEndlessWork() {
    if timeline.isStandingStill { return reportStandingTime() }
    host.report(
      """
      Virtual time does not end: after \(timeline.workBudget ?? 0) pieces of work at \(clock) \
      nothing is left but work that schedules itself: \(namesOfEndlessWork).
        hint: dispose it, end it with take(_:) or take(until:), or stop time: \
      advanceTo(…), marbleTest(until: .seconds(…)). `workBudget` is the limit.
      """, at: nil)
  }

  private func reportStandingTime() {
    host.report(
      """
      Virtual time stands still at \(clock): after \(timeline.workBudget ?? 0) pieces of work \
      there is still work that schedules itself for the same instant: \(namesOfEndlessWork).
        hint: its period, or its delay, is 0 or negative; make it longer, or end it with take(_:). \
      `workBudget` is the limit.
      """, at: nil)
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  public var debugDescription: String {
    let work = timeline.pending.map { "  \($0.time): \($0.work.origin)" }
    return (["\(type(of: self)) at \(clock)"] + work).joined(separator: "\n")
  }
}

extension ScheduledWork {
  /// The operator that scheduled the work, by the type of the state it passed.
  var origin: String { Self.origin(of: stateType) }

  /// What schedules work with a state whose type does not say so.
  private static let namesOfSharedStates = [
    "ScheduledDelivery": "observe(on:)",
    "ScheduledSubscription": "subscribe(on:)",
    "SubscribeOnSink": "subscribe(on:)",
    "PullSource": "of, from or range",
    "ScheduledOptional": "just",
    "RecordedSubscription": "a cold source",
    "SubscriptionRecord": "a hot source",
  ]

  static func origin(of stateType: Any.Type) -> String {
    var name = String(describing: stateType)
    if name.hasPrefix("PeriodicWork<") { name = String(name.dropFirst(13).dropLast()) }
    let head = name.prefix { $0 != "<" && $0 != "(" }
    if let name = namesOfSharedStates[String(head)] { return name }
    guard let suffix = ["Sink", "Serializer", "Stage"].first(where: head.hasSuffix) else {
      return name == "()" ? "work without a state" : "work with the state \(name)"
    }
    let stem = head.dropLast(suffix.count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
