import RxCore

/// Runs an operator through the laws.
struct LawChecks<Input, Output> {
  typealias Events = [Recorded<Event<Output>>]

  let operation: OperatorUnderTest<Input, Output>
  /// Gets what the clocks have to say.
  let host: TestHost

  /// How a law is broken; nil if it holds.
  func fault(of law: OperatorLaw) -> String? {
    switch law {
    case .grammar: grammarFault
    case .silenceAfterDisposal: silenceFault
    case .release: releaseFault
    case .ownState: ownStateFault
    case .sourceErrors: sourceErrorsFault
    case .closureErrors: closureErrorsFault
    case .oneEventAtATime: oneEventFault
    case .stoppingSources: stoppingFault
    case .laterSubscription: laterSubscriptionFault
    case .laterSources: laterSourcesFault
    case .trampoline: trampolineFault
    }
  }

  /// The sources that emit all their elements while they are subscribed to.
  var synchronousSources: [Observable<Input>] {
    operation.sources.map { _ in .from(operation.elements) }
  }

  func run(_ events: [[Recorded<Event<Input>>]], isHot: Bool) -> LawRun<Input, Output> {
    LawRun(events, isHot: isHot, host: host)
  }

  /// What a lone subscriber gets in a run of its own.
  func lone(
    _ events: [[Recorded<Event<Input>>]], isHot: Bool = true, at frame: Int = 0
  ) -> Events {
    recordLone(events, isHot: isHot, at: frame).events
  }

  /// What a lone subscriber gets from sources that emit while they are subscribed to.
  func loneSynchronous(isInTrampoline: Bool = false) -> Events {
    recordSynchronous(isInTrampoline: isInTrampoline).events
  }

  func recordLone(
    _ events: [[Recorded<Event<Input>>]], isHot: Bool = true, at frame: Int = 0
  ) -> StageRecorder<Output> {
    let run = run(events, isHot: isHot)
    let recorder = run.subscribe(to: run.assemble(operation), at: frame)
    run.finish(at: LawRun<Input, Output>.end + frame)
    return recorder
  }

  func recordSynchronous(isInTrampoline: Bool = false) -> StageRecorder<Output> {
    let run = run([], isHot: false)
    let sequence = run.redirected { operation.assemble(synchronousSources) }
    let recorder = run.subscribe(to: sequence, isInTrampoline: isInTrampoline)
    run.finish()
    return recorder
  }

  /// How two recordings differ, with a sentence that says of what they are; nil if they do not.
  func difference(
    _ sentence: String, subject: String, expected: Events, actual: Events,
    sources: [MarbleRow] = [], disposedAt: Int? = nil
  ) -> String? {
    var report = TimelineReport<Output>(areEqual: operation.areEqual)
    report.label = subject
    report.subject = "what comes"
    report.sources = sources
    report.disposedAt = disposedAt
    report.offersAcceptance = false
    let text = report.text(
      expected: expected.map { TimelineEntry($0.time, $0.value) },
      actual: actual.map { TimelineEntry($0.time, $0.value) })
    return text.map { "  \(sentence)\n\($0)" }
  }
}

extension Array {
  /// The first result that is there.
  func firstResult<Result>(_ body: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = body(element) { return result }
    }
    return nil
  }
}
