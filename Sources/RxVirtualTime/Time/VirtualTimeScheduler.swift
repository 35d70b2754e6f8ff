import Foundation
import RxCore

/// A scheduler whose clock moves only when it is told to, from the time of one piece of work to
/// that of the next.
///
/// Work for the same time runs in the order in which it was scheduled. Any thread may use it, but
/// only one at a time runs it: a second `start` or `advanceTo` waits for the one under way, and
/// one that is called by work of the scheduler itself is ignored.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType,
  @unchecked Sendable
{
  /// An instant on this clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A duration on this clock.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  let timeline: Timeline<VirtualTime>
  let converter: Converter
  /// The test that the scheduler was made in.
  let host: TestHost
  private let target = VirtualTimeTarget()
  /// Redirects the real schedulers to this one for as long as work of this one runs.
  package let override: SchedulerOverride

  /// A scheduler whose clock starts at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    host = .current
    timeline = ComparedTimeline(clock: initialClock, converter: converter)
    override = SchedulerOverride(target: target)
    target.scheduler = self
  }

  init(timeline: Timeline<VirtualTime>, converter: Converter, host: TestHost) {
    self.converter = converter
    self.host = host
    self.timeline = timeline
    override = SchedulerOverride(target: target)
    target.scheduler = self
  }

  deinit {
    discardWork()
  }

  /// Drops all work that waits, and refuses what is redirected here from now on: the first time
  /// it is reported.
  final func close(reportingTo host: TestHost, at location: CodeLocation) {
    let hasReported = Guarded(false)
    target.close { stateType in
      let isFirst = hasReported.with { hasReported -> Bool in
        defer { hasReported = true }
        return !hasReported
      }
      guard isFirst else { return }
      host.report(
        "Work reached the schedulers after its test had ended, and was refused: "
          + "\(ScheduledWork.origin(of: stateType)).", at: location)
    }
    discardWork()
  }

  /// Drops all work that waits.
  final func discardWork() {
    for work in timeline.removeAll() { work.releaseAction() }
  }

  /// The present instant as a date.
  public var now: RxTime {
    converter.convertFromVirtualTime(clock)
  }

  /// The present instant.
  public var clock: VirtualTime {
    timeline.clock
  }

  /// How many pieces of work may run while nothing is left but work that work scheduled. Past it
  /// the run ends with a report that names what goes on; nil sets no limit.
  ///
  /// The count starts anew with each run, and, while a run has a target, with each instant.
  public var workBudget: Int? {
    get { timeline.workBudget }
    set { timeline.workBudget = newValue }
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let time = time(after: dueTime) else { return Disposables.create() }
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` once `dueTime` has passed on the virtual clock, without `adjustScheduledTime`.
  ///
  /// - Returns: A disposable that stops work not yet started, and what `action` returned.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` at `time`; if that has passed, at the present instant, in the order of times.
  ///
  /// - Returns: A disposable that stops work not yet started, and what `action` returned.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(state, at: time, phase: .ordinary, action: action)
  }

  /// Changes the time of work before it is scheduled; here not at all.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  package func schedule<StateType>(
    _ state: StateType, at time: VirtualTime, phase: WorkPhase,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(queue: timeline, state: state, action: action)
    timeline.insert(work, at: time, phase: phase)
    return work
  }

  /// The instant at which a duration that starts now has passed; nil for never.
  func time(after duration: RxTimeInterval) -> VirtualTime? {
    guard let seconds = duration.seconds else { return nil }
    return converter.convertToVirtualTime(now.addingTimeInterval(seconds))
  }
}
