import RxCore

/// A source of which a test is about to say when it is subscribed to.
public struct SubscriptionExpectation {
  let test: MarbleTest
  let label: String?
  let subscriptions: () -> [Subscription]
  let pending: PendingExpectation

  /// Expects subscriptions: `^` begins one, `!` ends it, and one without an end stays open.
  ///
  ///     t.expect(subscriptionsOf: source).toBe("^--!--^")
  ///
  /// - Parameter diagrams: Each with any number of windows; several where windows overlap, none
  ///   where nobody subscribes.
  public func toBe(
    _ diagrams: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    pending.isMet = true
    do {
      let expected = try diagrams.flatMap { diagram in
        try MarbleDiagram.parse(diagram, kind: .subscription).windows
      }
      let (label, subscriptions) = (label, subscriptions)
      test.checks.add(at: location) {
        SubscriptionMismatch(label: label, expected: expected, actual: subscriptions()).report
      }
    } catch {
      test.checks.add(at: location) { "\(error)" }
    }
  }
}

/// Subscriptions that a test expected, and those that were made.
struct SubscriptionMismatch {
  let label: String?
  let expected: [Subscription]
  let actual: [Subscription]

  /// What differs; nil if nothing does.
  var report: String? {
    let (expected, actual) = (Self.sorted(expected), Self.sorted(actual))
    if expected == actual { return nil }
    let width = max(expected.count, actual.count)
    var lines = ["\(label.map { $0 + ": " } ?? "")subscriptions differ from expected"]
    for index in 0..<width {
      lines.append("    expected  " + Self.text(expected, index))
      lines.append("    actual    " + Self.text(actual, index))
    }
    return lines.joined(separator: "\n")
  }

  private static func sorted(_ windows: [Subscription]) -> [Subscription] {
    windows.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
  }

  private static func text(_ windows: [Subscription], _ index: Int) -> String {
    guard index < windows.count else { return "none" }
    return MarblePrinter.text(of: [windows[index]])
  }
}
