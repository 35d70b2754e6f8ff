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
  private let allowed = Ledger<Leftover>()
  private let kept = Ledger<Any>()
  private let held = Ledger<Any>()
  private let bindings = CompositeDisposable()
  private let sources = Ledger<any MarbleSource>()
  private let uses = Ledger<SourceUse>()
  private let endChecked = Ledger<any EndChecked>()

  init(scheduler: TestScheduler, checks: MarbleChecks, location: CodeLocation) {
    self.scheduler = scheduler
    self.checks = checks
    self.location = location
  }

  /// Lets leftovers of these kinds pass at the end of the test.
  public func allow(_ leftovers: Leftover...) {
    for leftover in leftovers { allowed.add(leftover) }
  }

  /// Holds an object until time has run out, as its owner in an app would.
  ///
  /// A failure is reported if something still holds it at the end of the test.
  ///
  /// - Returns: The object.
  @discardableResult
  public func keep<Object>(_ object: Object) -> Object {
    kept.add(object)
    return object
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
    guard let frame else { return run() }
    let present = scheduler.clock
    if frame >= present { return scheduler.advance(to: frame) }
    checks.fail("The clock is at \(present) and cannot go back to \(frame).", at: location)
  }

  /// Runs until nothing is left to do.
  public func run() {
    scheduler.run()
  }

  func isAllowed(_ leftover: Leftover) -> Bool {
    allowed.entries.contains(leftover)
  }

  /// Holds a subscription until the test's end.
  package func hold(_ subscription: any Disposable) {
    _ = bindings.insert(subscription)
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

  /// Lets go of what was kept.
  ///
  /// - Returns: Weak references to it.
  func releaseKept() -> [WeakReference] {
    _ = held.takeAll()
    return kept.takeAll().compactMap(WeakReference.init)
  }
}

/// An object that is watched without being held.
struct WeakReference {
  weak var object: AnyObject?
  let typeName: String

  init?(_ value: Any) {
    guard type(of: value) is AnyClass else { return nil }
    object = value as AnyObject
    typeName = "\(type(of: value))"
  }
}
