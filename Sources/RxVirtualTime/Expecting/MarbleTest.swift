import RxCore

/// What a marble test is written with: sources, expectations and the clock of the test.
///
/// One frame of a diagram is one millisecond and one tick of `scheduler`.
public final class MarbleTest: @unchecked Sendable {
  /// What may be left over at the end of a test without being reported.
  public enum Leftover: Hashable, Sendable {
    /// Timers and other work that still waits, where the test ends before it.
    case pendingWork
    /// Subscriptions to sources that have ended.
    case openSubscriptions
    /// Objects given to `keep(_:)` that something still holds.
    case keptObjects
    /// Work that reached a real scheduler, set off by an event from a thread or queue that does not
    /// know the test.
    case realSchedulers
    /// Events of records and step scripts that nobody looked at.
    case unexaminedEvents
    /// Calls to stubs that nobody looked at; reported in strict tests only.
    case unexaminedCalls
    /// Subscriptions to sources that nobody looked at; reported in strict tests only.
    case unexaminedSubscriptions
  }

  /// The clock of the test. All real schedulers are redirected to it.
  public let scheduler: TestScheduler

  let checks: MarbleChecks
  let location: CodeLocation
  /// Whether calls and subscriptions count that nobody looked at.
  let isStrict: Bool
  private let allowed = Ledger<Leftover>()
  private let kept = Ledger<(object: Any, location: CodeLocation)>()
  private let awaitedReleases = Ledger<WeakReference>()
  let foreignWork: ForeignWorkLog
  private let held = Ledger<Any>()
  private let bindings = CompositeDisposable()
  private let sources = Ledger<any MarbleSource>()
  private let uses = Ledger<SourceUse>()
  /// What expectations of subscriptions and calls have looked at.
  let examined = Ledger<ObjectIdentifier>()
  private let endChecked = Ledger<any EndChecked>()

  init(
    scheduler: TestScheduler, checks: MarbleChecks, settings: MarbleSettings,
    location: CodeLocation
  ) {
    self.scheduler = scheduler
    self.checks = checks
    self.location = location
    foreignWork = ForeignWorkLog(checks: checks, allowed: allowed)
    isStrict = settings.isStrict
    for leftover in settings.allowed { allowed.add(leftover) }
  }

  /// Lets leftovers of these kinds pass at the end of the test.
  public func allow(_ leftovers: Leftover...) {
    for leftover in leftovers { allowed.add(leftover) }
  }

  /// Runs all work that is due within `duration` from now.
  public func advance(
    by duration: RxTimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    advance(to: scheduler.time(after: duration), at: location)
  }

  /// Runs all work that is due at a frame or before; `frame` counts from the test's begin.
  public func advance(
    to frame: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    advance(to: frame, at: location)
  }

  /// Runs all work that is due at a time or before, counted from the test's begin.
  public func advance(
    to time: RxTimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    advance(to: scheduler.converter.ticks(in: time), at: location)
  }

  /// Runs until a frame, or until nothing is left to do.
  func advance(to frame: Int?, at location: CodeLocation) {
    guard let frame else { return CallPlace.with(location) { scheduler.run() } }
    let present = scheduler.clock
    if frame >= present { return CallPlace.with(location) { scheduler.advance(to: frame) } }
    checks.fail("The clock is at \(present) and cannot go back to \(frame).", at: location)
  }

  /// Runs until nothing is left to do.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    advance(
      to: nil,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func isAllowed(_ leftover: Leftover) -> Bool {
    allowed.entries.contains(leftover)
  }

  /// Holds a subscription until the test's end.
  package func hold(_ subscription: any Disposable) {
    _ = bindings.insert(subscription)
  }

  /// Holds what must not stay alive beyond the test.
  func hold(kept object: Any, at location: CodeLocation) {
    kept.add((object, location))
  }

  /// Looks at the end of the test whether something is gone.
  func expectRelease(of reference: WeakReference) {
    awaitedReleases.add(reference)
  }

  func takeAwaitedReleases() -> [WeakReference] {
    awaitedReleases.takeAll()
  }

  /// Holds what may stay alive beyond the test.
  func hold(value: Any) {
    held.add(value)
  }

  func endSubscriptions() {
    bindings.dispose()
  }

  func add(_ source: any MarbleSource) {
    sources.add(source)
  }

  var allSources: [any MarbleSource] {
    sources.entries
  }

  func add(_ use: SourceUse) {
    uses.add(use)
  }

  var allUses: [SourceUse] {
    uses.entries
  }

  /// Asks `checked` at the end of the test what it has left behind.
  package func checkAtEnd(_ checked: any EndChecked) {
    endChecked.add(checked)
  }

  func takeEndChecked() -> [any EndChecked] {
    endChecked.close()
  }

  /// Notes that the test looks at what an object has recorded.
  func noteExamined(_ object: AnyObject) {
    if !isStrict { return }
    examined.add(ObjectIdentifier(object))
    for part in (object as? any RecordingInParts)?.parts ?? [] { noteExamined(part) }
  }

  /// Lets go of what was kept.
  ///
  /// - Returns: Weak references to it.
  func releaseKept() -> [WeakReference] {
    _ = held.takeAll()
    return kept.takeAll().flatMap { WeakReference.all(in: $0.object, at: $0.location) }
  }
}
