import RxCore

/// What is let go of.
extension LawChecks {
  /// How a subscription ends.
  private enum Ending: String, CaseIterable {
    case completion = "the sources have completed"
    case failure = "the sources have failed"
    case disposal = "the subscription has been disposed"
    case lateDisposal = "the subscription has been disposed after the sources had completed"
  }

  /// When a subscription is disposed: after the first elements, or right after the completions.
  private func disposal(_ ending: Ending) -> Int? {
    switch ending {
    case .completion, .failure: nil
    case .disposal: 4
    case .lateDisposal: 1 + (operation.completing.compactMap(\.last?.time).max() ?? 0)
    }
  }

  var releaseFault: String? {
    Ending.allCases.firstResult { ending in
      releaseFault(ending, ofClosure: nil)
        ?? operation.closures.firstResult { releaseFault(ending, ofClosure: $0) }
    }
  }

  private func releaseFault(
    _ ending: Ending, ofClosure closure: OperatorUnderTest<Input, Output>.Closure?
  ) -> String? {
    let run = run(events(ending), isHot: true)
    let captives = Captives()
    let recorder = subscribe(ending, in: run, captives, closure)
    run.finish()
    let end = recorder.events.first(where: \.value.isStopEvent)?.time
    guard let end = [end, disposal(ending)].compactMap(\.self).min() else { return nil }
    // The disposable is still held: nothing else keeps what was captured.
    return withExtendedLifetime(recorder) {
      subscriptionFault(ending, run, until: end)
        ?? captives.fault(closure?.name).map {
          "  It has ended at frame \(end): \(ending.rawValue). The disposable is still held.\n"
            + "  Something still holds \($0)."
        }
    }
  }

  private func events(_ ending: Ending) -> [[Recorded<Event<Input>>]] {
    switch ending {
    case .completion: operation.completing
    case .failure: operation.failing
    case .lateDisposal: operation.completing
    case .disposal: operation.open
    }
  }

  private func subscribe(
    _ ending: Ending, in run: LawRun<Input, Output>, _ captives: Captives,
    _ closure: OperatorUnderTest<Input, Output>.Closure?
  ) -> StageRecorder<Output> {
    let (sourceCaptive, observerCaptive) = (Captive(), Captive())
    captives.source = sourceCaptive
    captives.observer = observerCaptive
    let sources = run.sources.map { source in
      Observable<Input>.create { observer in
        let subscription = source.subscribe(observer)
        return Disposables.create {
          withExtendedLifetime(sourceCaptive) { subscription.dispose() }
        }
      }
    }
    let sequence = run.redirected {
      guard let closure else { return operation.assemble(sources) }
      let probe = ClosureProbe { [unowned scheduler = run.scheduler] in scheduler.clock }
      captives.probe = probe
      return closure.assemble(sources, probe)
    }
    return run.subscribe(
      to: sequence, until: disposal(ending), holding: observerCaptive)
  }

  /// A source that is left open.
  private func subscriptionFault(
    _ ending: Ending, _ run: LawRun<Input, Output>, until end: Int
  ) -> String? {
    Array(run.sources.enumerated()).firstResult { place, source in
      let expected = source.subscriptions.map { window in
        Subscription(window.subscribe, min(window.unsubscribe, max(window.subscribe, end)))
      }
      var report = SubscriptionReport()
      report.label = run.sources.count == 1 ? "source" : "source \(place + 1)"
      report.offersAcceptance = false
      return report.text(expected: expected, actual: source.subscriptions).map {
        "  It has ended at frame \(end): \(ending.rawValue).\n\($0)"
      }
    }
  }
}

/// An object that is captured by nothing but a closure.
private final class Captive {}

/// Captured objects, watched without being held.
private final class Captives {
  weak var source: Captive?
  weak var observer: Captive?
  weak var probe: ClosureProbe?

  /// What is still there.
  func fault(_ closure: String?) -> String? {
    if source != nil { return "what the source has captured" }
    if observer != nil { return "what the subscriber has captured" }
    return probe == nil ? nil : "what the closure `\(closure ?? "")` has captured"
  }
}
