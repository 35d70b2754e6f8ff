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
    pending.meet()
    do {
      let expected = try diagrams.flatMap { diagram in
        try MarbleDiagram.parse(diagram, kind: .subscription).windows
      }
      var report = SubscriptionReport()
      report.label = label ?? ""
      test.checks.addPictured(at: location) { [report, subscriptions] in
        report.failure(expected: expected, actual: subscriptions())
      }
    } catch {
      test.checks.add(fault: "\(error)", at: location)
    }
  }
}
