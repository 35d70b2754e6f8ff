import Foundation
import RxCore

/// A virtual-time scheduler for tests: counts ticks, and makes observables and observers that
/// record when things happen.
open class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
  @unchecked Sendable
{
  /// The times of `start` where it is not told any.
  public enum Defaults {
    /// When the closure is called that makes the sequence.
    public static let created = 100

    /// When the sequence is subscribed to.
    public static let subscribed = 200

    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let ticks: TickTimeline
  private let simulatesProcessingDelay: Bool
  private let hasWarned = Guarded(false)

  /// A scheduler for one test.
  ///
  /// - Parameters:
  ///   - initialClock: The tick that the clock shows at first.
  ///   - resolution: The length of a tick in seconds.
  ///   - simulateProcessingDelay: Whether work that is due at once runs one tick later.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    simulatesProcessingDelay = simulateProcessingDelay
    ticks = TickTimeline(clock: initialClock)
    super.init(
      timeline: ticks, converter: TestSchedulerVirtualTimeConverter(resolution: resolution),
      host: .current)
  }

  /// A scheduler without a processing delay.
  init(resolution: Double, host: TestHost) {
    simulatesProcessingDelay = false
    ticks = TickTimeline(clock: 0)
    super.init(
      timeline: ticks, converter: TestSchedulerVirtualTimeConverter(resolution: resolution),
      host: host)
  }

  /// Moves work that is due at once to the next tick, unless processing takes no time here.
  open override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let present = ticks.tick
    return time <= present ? present + (simulatesProcessingDelay ? 1 : 0) : time
  }

  public override var clock: TestTime { ticks.tick }

  public override func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let time = time(after: dueTime) else { return Disposables.create() }
    return schedule(state, at: adjustScheduledTime(time), phase: .ordinary, action: action)
  }

  public override func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: TestTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(state, at: time, phase: .ordinary, action: action)
  }

  // The general form works for any kind of time, and costs several times as much.
  package override func schedule<StateType>(
    _ state: StateType, at time: TestTime, phase: WorkPhase,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(queue: ticks, state: state, action: action)
    ticks.insert(work, at: time, phase: phase)
    return work
  }

  /// Queues the pieces of a series, each at its tick.
  final func schedule(_ series: WorkSeries, at times: [TestTime], phase: WorkPhase) {
    ticks.insert(series, at: times, phase: phase)
  }

  /// Runs `action` at `time`; if that has passed, at the present tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Runs all work that is due within `duration` from now, then moves the clock to its end.
  ///
  /// - Parameter duration: Rounded to the nearest tick.
  public func advance(by duration: RxTimeInterval) {
    guard let time = time(after: duration) else { return run() }
    advanceTo(time)
  }

  override func time(after duration: RxTimeInterval) -> TestTime? {
    guard let count = converter.ticks(in: duration), count != .max else { return nil }
    if count <= 1, converter.isFraction(duration) { warnOfFraction(duration) }
    let time = converter.offsetVirtualTime(ticks.tick, offset: count)
    return time == .max ? nil : time
  }

  private func warnOfFraction(_ duration: RxTimeInterval) {
    let isFirst = hasWarned.with { hasWarned -> Bool in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst, simulatesProcessingDelay else { return }
    let tick = converter.convertFromVirtualTimeInterval(1)
    let message = """
      warning: \(duration) is less than a tick of this TestScheduler (\(tick) s) and counts as \
      \(converter.ticks(in: duration) ?? 0) ticks. Give the scheduler a finer resolution.\n
      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
