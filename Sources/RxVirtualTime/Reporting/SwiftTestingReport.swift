#if canImport(Testing)
  import Testing

  /// Records failures with Swift Testing.
  enum SwiftTestingReport {
    static var isTestRunning: Bool { Test.current != nil }

    /// Where the running test is declared.
    static var testLocation: CodeLocation? {
      Test.current.map { CodeLocation($0.sourceLocation) }
    }

    static func record(_ text: String, at location: CodeLocation?) {
      guard let location else {
        Issue.record(Comment(rawValue: text))
        return
      }
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: location.fileID, filePath: location.filePath, line: location.line,
          column: location.column))
    }
  }

  extension CodeLocation {
    init(_ place: SourceLocation) {
      self.init(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
  }
#endif
