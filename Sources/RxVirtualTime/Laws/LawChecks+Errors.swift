import RxCore

/// What becomes of failures.
extension LawChecks {
  var sourceErrorsFault: String? {
    Array(operation.sources).firstResult { source in
      [0, operation.elements.count].firstResult { count in
        sourceErrorFault(source, after: count, others: operation.completing)
          ?? sourceErrorFault(source, after: count, others: operation.open)
      } ?? immediateErrorFault(source)
    } ?? unwantedSourcesFault
  }

  /// A failure that comes after some elements.
  private func sourceErrorFault(
    _ source: Int, after count: Int, others: [[Recorded<Event<Input>>]]
  ) -> String? {
    var events = others
    let whole = operation.events(of: source, ending: .error(LawError.source))
    let failure = Recorded<Event<Input>>(
      time: whole[count].time, value: .error(LawError.source))
    events[source] = whole.prefix(count) + [failure]
    let run = run(events, isHot: false)
    let recorder = run.subscribe(to: run.assemble(operation))
    run.finish()
    guard let window = run.sources[source].subscriptions.first else { return nil }
    let frame = window.subscribe + failure.time
    // Who has left the source before has nothing to do with its failure.
    if window.unsubscribe < frame { return nil }
    return arrivalFault(
      of: LawError.source, at: frame,
      "\(name(of: source)) fails\(count == 0 ? " before its first element" : "").",
      recorder.events, run.rows)
  }

  /// A failure that comes while the source is subscribed to.
  private func immediateErrorFault(_ source: Int) -> String? {
    let run = run(operation.open, isHot: false)
    let isSubscribed = Ledger<Void>()
    var sources = run.sources.map { $0.asObservable() }
    sources[source] = Observable.deferred {
      isSubscribed.add(())
      return .error(LawError.source)
    }
    let recorder = run.subscribe(to: run.redirected { operation.assemble(sources) })
    run.finish()
    if isSubscribed.entries.isEmpty { return nil }
    return arrivalFault(
      of: LawError.source, at: 0, "\(name(of: source)) fails while it is subscribed to.",
      recorder.events, [])
  }

  private var unwantedSourcesFault: String? {
    let run = run(operation.completing, isHot: false)
    _ = run.subscribe(to: run.assemble(operation))
    run.finish()
    return run.sources.allSatisfy(\.subscriptions.isEmpty)
      ? "  It does not subscribe to its source, so nothing of it arrives." : nil
  }

  private func name(of source: Int) -> String {
    operation.sourceCount == 1 ? "The source" : "Source \(source + 1)"
  }

  var closureErrorsFault: String? {
    operation.closures.firstResult { closure in
      let outcomes = [1, 2].map { closureOutcome(closure, throwingCall: $0) }
      if let fault = outcomes.firstResult(\.fault) { return fault }
      return outcomes.contains(where: \.isTried)
        ? nil : "  The closure `\(closure.name)` has never been called, so nothing is known of it."
    }
  }

  private func closureOutcome(
    _ closure: OperatorUnderTest<Input, Output>.Closure, throwingCall: Int
  ) -> (isTried: Bool, fault: String?) {
    var isTried = false
    let fault = [operation.completing, operation.failing].firstResult { events -> String? in
      let run = run(events, isHot: true)
      let probe = ClosureProbe(throwingCall: throwingCall) { [scheduler = run.scheduler] in
        scheduler.clock
      }
      let sequence = run.redirected {
        closure.assemble(run.sources.map { $0.asObservable() }, probe)
      }
      let recorder = run.subscribe(to: sequence)
      run.finish()
      isTried = isTried || (probe.wasCalled && (!probe.canThrow || probe.thrownAt != nil))
      guard let frame = probe.thrownAt else { return nil }
      return arrivalFault(
        of: LawError.closure, at: frame,
        "The closure `\(closure.name)` throws when it is called for the "
          + "\(throwingCall == 1 ? "first" : "second") time.", recorder.events, run.rows)
    }
    return (isTried, fault)
  }

  /// A failure that does not arrive, at its time or later.
  private func arrivalFault(
    of error: LawError, at frame: Int, _ sentence: String, _ events: Events, _ rows: [MarbleRow]
  ) -> String? {
    let hasArrived = events.contains { event in
      event.time >= frame && (event.value.error as? LawError) == error
    }
    if hasArrived { return nil }
    let before = events.filter { $0.time <= frame && !$0.value.isStopEvent }
    return difference(
      sentence, subject: "the failure",
      expected: before + [Recorded(time: frame, value: .error(error))], actual: events,
      sources: rows)
  }
}
