import RxCore

/// Whose state it is, and what it is counted from.
extension LawChecks {
  /// When a second subscriber comes: between the first events.
  private static var latecoming: Int { 4 }

  /// When a subscriber comes that meets nobody.
  private static var aloneAgain: Int { 60 }

  /// How much later the time laws try things.
  private static var shift: Int { 10 }

  var ownStateFault: String? {
    let both = "Two subscribers of one assembled sequence"
    return faultOfTwo(at: 0, isHot: true, both + ", both at frame 0.")
      ?? [true, false].firstResult { isHot in
        faultOfTwo(
          at: Self.latecoming, isHot: isHot,
          both + ", at frames 0 and \(Self.latecoming)\(isHot ? "" : ", of cold sources").")
      } ?? faultOfSuccessor
  }

  private func faultOfTwo(at frame: Int, isHot: Bool, _ sentence: String) -> String? {
    let run = run(operation.completing, isHot: isHot)
    let sequence = run.assemble(operation)
    let recorders = [(0, "first"), (frame, "second")].map { frame, name in
      (frame, name, run.subscribe(to: sequence, at: frame))
    }
    run.finish(at: LawRun<Input, Output>.end + frame)
    return recorders.firstResult { begin, name, recorder in
      let end = LawRun<Input, Output>.end + begin
      return difference(
        sentence + "\n  Expected is what a lone one gets.", subject: "\(name) subscriber",
        expected: lone(operation.completing, isHot: isHot, at: begin),
        actual: recorder.events.filter { $0.time <= end }, sources: isHot ? run.rows : [])
    }
  }

  /// One that subscribes when the first one has gone.
  private var faultOfSuccessor: String? {
    let run = run(operation.completing, isHot: false)
    let sequence = run.assemble(operation)
    _ = run.subscribe(to: sequence, until: Self.aloneAgain)
    let recorder = run.subscribe(to: sequence, at: Self.aloneAgain)
    run.finish(at: LawRun<Input, Output>.end + Self.aloneAgain)
    return difference(
      "A subscriber at frame \(Self.aloneAgain) of a sequence that had one before."
        + "\n  Expected is what a lone one gets.", subject: "second subscriber",
      expected: lone(operation.completing, isHot: false, at: Self.aloneAgain),
      actual: recorder.events)
  }

  var laterSubscriptionFault: String? {
    let shift = Self.shift
    return difference(
      "The sources are cold.\n  Expected is what a subscriber at frame 0 gets, \(shift) frames later.",
      subject: "subscribed at frame \(shift)",
      expected: later(lone(operation.completing, isHot: false), by: shift),
      actual: lone(operation.completing, isHot: false, at: shift))
  }

  var laterSourcesFault: String? {
    let shift = Self.shift
    let run = run(operation.completing.map { later($0, by: shift) }, isHot: false)
    let recorder = run.subscribe(to: run.assemble(operation))
    run.finish(at: LawRun<Input, Output>.end + shift)
    return difference(
      "The sources emit \(shift) frames later.\n  Expected is what came before, so much later.",
      subject: "later sources",
      expected: later(lone(operation.completing, isHot: false), by: shift),
      actual: recorder.events, sources: run.rows)
  }

  var trampolineFault: String? {
    difference(
      "Subscribed inside work of CurrentThreadScheduler; the sources emit while they are "
        + "subscribed to.\n  Expected is what comes outside of it.", subject: "in the trampoline",
      expected: loneSynchronous(), actual: loneSynchronous(isInTrampoline: true))
      ?? timedTrampolineFault
  }

  private var timedTrampolineFault: String? {
    let run = run(operation.completing, isHot: true)
    let recorder = run.subscribe(to: run.assemble(operation), isInTrampoline: true)
    run.finish()
    return difference(
      "Subscribed inside work of CurrentThreadScheduler.\n  Expected is what comes outside of it.",
      subject: "in the trampoline", expected: lone(operation.completing), actual: recorder.events,
      sources: run.rows)
  }
}
