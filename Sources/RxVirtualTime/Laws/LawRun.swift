import RxCore

/// One run of an operator on a clock of its own, to which the real schedulers are redirected.
final class LawRun<Input, Output> {
  /// The frame at which a run ends, for what would not end by itself.
  static var end: Int { 120 }

  let scheduler: TestScheduler
  let sources: [TestableObservable<Input>]
  private let isHot: Bool

  /// - Parameters:
  ///   - events: What each of the sources emits.
  ///   - isHot: Whether they emit at these times, or to each subscriber from its subscription on.
  init(_ events: [[Recorded<Event<Input>>]], isHot: Bool, host: TestHost) {
    let scheduler = TestScheduler(resolution: 0.001, host: host)
    self.scheduler = scheduler
    self.isHot = isHot
    sources = events.map { events in
      isHot
        ? TestableObservable(hot: events, on: scheduler, phase: .source)
        : TestableObservable(cold: events, on: scheduler, phase: .source)
    }
  }

  deinit {
    scheduler.discardWork()
  }

  /// Runs code with the real schedulers redirected, as a test of the operator would.
  func redirected<Result>(_ body: () -> Result) -> Result {
    withSchedulers(overriddenBy: scheduler, body)
  }

  /// Assembles the operator with the sources of the run.
  func assemble(_ operation: OperatorUnderTest<Input, Output>) -> Observable<Output> {
    redirected { operation.assemble(sources.map { $0.asObservable() }) }
  }

  /// Subscribes once the run has come to a frame.
  ///
  /// - Parameters:
  ///   - end: The frame at which the subscription is disposed.
  ///   - captive: Held by the subscriber alone.
  ///   - isInTrampoline: Whether the subscription is made inside work of the current thread.
  func subscribe(
    to sequence: Observable<Output>, at frame: Int = 0, until end: Int? = nil,
    holding captive: AnyObject? = nil, isInTrampoline: Bool = false
  ) -> StageRecorder<Output> {
    let recorder = StageRecorder<Output>(scheduler: scheduler)
    let sink = recorder.makeSink(holding: captive)
    _ = scheduler.schedule((), at: frame, phase: .subscribe) { _ in
      if !isInTrampoline {
        sequence.start(sink)
        return Disposables.create()
      }
      return CurrentThreadScheduler.instance.schedule(()) { _ in
        sequence.start(sink)
        return Disposables.create()
      }
    }
    if let end {
      _ = scheduler.schedule((), at: end, phase: .unsubscribe) { _ in
        recorder.dispose()
        return Disposables.create()
      }
    }
    return recorder
  }

  /// Runs time out, or to a frame.
  func finish(at frame: Int = end) {
    redirected { scheduler.advance(to: frame) }
  }

  /// The sources as the rows of a report.
  var rows: [MarbleRow] {
    sources.enumerated().compactMap { place, source in
      let begin = isHot ? 0 : source.subscriptions.first?.subscribe ?? 0
      let entries = source.recordedEvents.map { TimelineEntry($0.time + begin, $0.value) }
      return MarbleRow(
        sources.count == 1 ? "source" : "source \(place + 1)", entries: entries,
        key: { MarbleValues().key(of: $0, by: { _, _ in false }) })
    }
  }
}
