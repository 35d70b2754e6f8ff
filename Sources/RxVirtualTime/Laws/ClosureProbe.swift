/// Stands in a closure that is given to an operator, for `checkOperatorLaws` to make it throw and
/// to see whether it is let go of.
///
///     closures: ["predicate": { source, probe in
///       source.filter { element in
///         try probe.pass()
///         return element > 1
///       }
///     }]
public final class ClosureProbe: Sendable {
  private let entries = Ledger<Bool>()
  /// Which call of `pass` throws, counted from 1; zero for none.
  private let throwingCall: Int
  private let thrown = Ledger<Int>()
  private let frame: @Sendable () -> Int

  init(throwingCall: Int = 0, frame: @escaping @Sendable () -> Int) {
    self.throwingCall = throwingCall
    self.frame = frame
  }

  /// Called by a closure that may throw.
  ///
  /// - Throws: The failure whose arrival is looked at.
  public func pass() throws {
    entries.add(true)
    guard entries.entries.count == throwingCall else { return }
    thrown.add(frame())
    throw LawError.closure
  }

  /// Called by a closure that cannot throw: then only whether it is let go of is looked at.
  public func touch() {
    entries.add(false)
  }

  /// When it has thrown; nil if it has not.
  var thrownAt: Int? { thrown.entries.first }

  var wasCalled: Bool { !entries.entries.isEmpty }

  /// Whether it stands in a closure that can throw.
  var canThrow: Bool { entries.entries.contains(true) }
}

/// The failures that are sent through an operator.
enum LawError: Error, Equatable, CustomStringConvertible {
  case source
  case closure

  var description: String {
    switch self {
    case .source: "error of the source"
    case .closure: "error of the closure"
    }
  }
}
