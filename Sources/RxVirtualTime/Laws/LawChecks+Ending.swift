import RxCore

/// What comes, and what does not, after the end and after the disposal.
extension LawChecks {
  /// More events than these are not disposed in.
  private static var mostEvents: Int { 8 }

  /// Later disposals than this are not tried.
  private static var lastDisposal: Int { 16 }

  var grammarFault: String? {
    [
      ("The sources complete.", recordLone(operation.completing)),
      ("The sources emit while they are subscribed to.", recordSynchronous()),
      ("The sources fail.", recordLone(operation.failing)),
    ].firstResult { sentence, recorder in
      difference(
        sentence + "\n  Expected is all up to the end.", subject: "after the end",
        expected: recorder.events, actual: recorder.allEvents)
    }
  }

  var silenceFault: String? {
    let whole = lone(operation.completing)
    let last = min((whole.last?.time ?? 0) + 1, Self.lastDisposal)
    return Array(1...max(last, 2)).firstResult { silenceFault(disposedAt: $0, whole) }
      ?? Array(0..<min(whole.count, Self.mostEvents)).firstResult(silenceFaultWithin)
      ?? silenceFaultOfSynchronousSources
  }

  /// Between two events.
  private func silenceFault(disposedAt frame: Int, _ whole: Events) -> String? {
    let run = run(operation.completing, isHot: true)
    let recorder = run.subscribe(to: run.assemble(operation), until: frame)
    run.finish()
    return difference(
      "The subscription is disposed at frame \(frame).\n  Expected is what comes before.",
      subject: "disposed", expected: whole.filter { $0.time < frame }, actual: recorder.events,
      sources: run.rows, disposedAt: frame)
  }

  /// Within the delivery of an event.
  private func silenceFaultWithin(_ place: Int) -> String? {
    let run = run(operation.completing, isHot: true)
    let recorder = run.subscribe(to: run.assemble(operation))
    disposeWithin(place, recorder)
    run.finish()
    return faultWithin(place, recorder, run.rows)
  }

  private var silenceFaultOfSynchronousSources: String? {
    Array(0..<min(loneSynchronous().count, Self.mostEvents)).firstResult { place in
      let run = run([], isHot: false)
      let recorder = run.subscribe(
        to: run.redirected { operation.assemble(synchronousSources) })
      disposeWithin(place, recorder)
      run.finish()
      return faultWithin(place, recorder, [])
    }
  }

  private func disposeWithin(_ place: Int, _ recorder: StageRecorder<Output>) {
    recorder.reaction = { [unowned recorder] in
      if place == 0 { recorder.dispose() } else { disposeWithin(place - 1, recorder) }
    }
  }

  private func faultWithin(
    _ place: Int, _ recorder: StageRecorder<Output>, _ sources: [MarbleRow]
  ) -> String? {
    let events = recorder.events
    return difference(
      "The subscription is disposed within the delivery of event \(place + 1)."
        + "\n  Expected is nothing after it.", subject: "disposed",
      expected: Array(events.prefix(place + 1)), actual: events, sources: sources,
      disposedAt: events.indices.contains(place) ? events[place].time : nil)
  }
}
