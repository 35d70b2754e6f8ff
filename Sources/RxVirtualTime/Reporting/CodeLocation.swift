/// A place in a test's source.
package struct CodeLocation: Sendable {
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int
  /// The path in the form that XCTest takes; a test's own place has none.
  let staticPath: StaticString?

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.line = Int(line)
    self.column = Int(column)
    staticPath = filePath
  }

  init(
    fileID: String, filePath: String, line: Int, column: Int, staticPath: StaticString? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.staticPath = staticPath
  }
}
