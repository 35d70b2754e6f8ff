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
  /// Where the test made it; nil if that is not known.
  private let place: CodeLocation?

  /// A scheduler for one test.
  ///
  /// - Parameters:
  ///   - initialClock: The tick that the clock shows at first.
  ///   - resolution: The length of a tick in seconds.
  ///   - simulateProcessingDelay: Whether work that is due at once runs one tick later.
  @_disfavoredOverload
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    simulatesProcessingDelay = simulateProcessingDelay
    ticks = TickTimeline(clock: initialClock)
    place = nil
    super.init(
      timeline: ticks, converter: .init(reporting: resolution, at: nil), host: .current)
  }

  /// A scheduler for one test.
  ///
  /// - Parameters:
  ///   - initialClock: The tick that the clock shows at first.
  ///   - resolution: The length of a tick in seconds; one that cannot be is reported, and 1.
  ///   - simulateProcessingDelay: Whether work that is due at once runs one tick later.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    simulatesProcessingDelay = simulateProcessingDelay
    ticks = TickTimeline(clock: initialClock)
    self.place = place
    super.init(
      timeline: ticks, converter: .init(reporting: resolution, at: place), host: .current)
  }

  /// A scheduler without a processing delay.
  init(resolution: Double, host: TestHost) {
    simulatesProcessingDelay = false
    place = nil
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
  public func advance(
    by duration: RxTimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    CallPlace.with(place) {
      guard let count = ticks(in: duration) else { return run() }
      advance(within: count)
    }
  }

  override func time(after duration: RxTimeInterval) -> TestTime? {
    guard let count = ticks(in: duration) else { return nil }
    let time = converter.offsetVirtualTime(ticks.tick, offset: count)
    return time == .max ? nil : time
  }

  /// The ticks nearest to a duration; nil for one that never passes.
  private func ticks(in duration: RxTimeInterval) -> Int? {
    guard let count = converter.ticks(in: duration), count != .max else { return nil }
    if count <= 1, converter.isFraction(duration) { warnOfFraction(duration) }
    return count
  }

  private func warnOfFraction(_ duration: RxTimeInterval) {
    let isFirst = hasWarned.with { hasWarned -> Bool in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    let tick = converter.convertFromVirtualTimeInterval(1)
    let count = converter.ticks(in: duration) ?? 0
    let place = CallPlace.current ?? place
    let message = """
      \(place.map { "\($0.filePath):\($0.line): " } ?? "")warning: \(duration) is less than a tick \
      of this TestScheduler (\(tick) s) and counts as \(count == 1 ? "1 tick" : "\(count) ticks").
        hint: give the scheduler a finer resolution: TestScheduler(initialClock: 0, resolution: 0.001)\n
      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}

extension TestSchedulerVirtualTimeConverter {
  /// Reports ticks that cannot be; they are 1 second then.
  fileprivate init(reporting resolution: Double, at place: CodeLocation?) {
    let isPossible = Self.isPossible(resolution: resolution)
    self.init(resolution: isPossible ? resolution : 1)
    if isPossible { return }
    TestHost.current.report(
      """
      A tick cannot last \(resolution) s, so it lasts 1 s here.
        hint: `resolution` is the length of a tick in seconds: 0.001 makes it a millisecond.
      """, at: place)
  }
}
