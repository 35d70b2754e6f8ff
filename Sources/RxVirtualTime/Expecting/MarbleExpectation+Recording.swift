import RxCore

extension MarbleExpectation {
  /// Writes the expectation: fails, and says what came in the form to paste.
  ///
  ///     t.expect(model.results).toBeRecorded()
  ///     // recorded; write this in place of .toBeRecorded():
  ///     //     .toBe("A--B", values: ["A": [], "B": ["swift"]])
  ///
  /// Look at it before you paste it: it is what came, not what should have come.
  public func toBeRecorded(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    pending.meet()
    test.checks.add(at: location) { [label, events] in
      MarbleTranscript.report(label, arguments: MarbleTranscript.arguments(of: events()))
    }
  }
}

extension SubscriptionExpectation {
  /// Writes the expectation: fails, and says what came in the form to paste.
  ///
  /// Look at it before you paste it: it is what came, not what should have come.
  public func toBeRecorded(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    pending.meet()
    test.checks.add(at: location) { [label, subscriptions] in
      let windows = subscriptions()
      let arguments = windows.isEmpty ? "" : SubscriptionReport().diagrams(of: windows)
      return MarbleTranscript.report(label, arguments: arguments)
    }
  }
}
