#if canImport(XCTest)
  import XCTest

  /// Records failures with XCTest.
  enum XCTestReport {
    static func record(_ text: String, at location: CodeLocation?) {
      // XCTest's own way to say that it does not know; the default would be this line.
      guard let location else { return XCTFail(text, file: "<EXPR>", line: 0) }
      guard let path = location.staticPath else {
        return XCTFail(
          "\(location.filePath):\(location.line): \(text)", file: "<EXPR>", line: 0)
      }
      XCTFail(text, file: path, line: UInt(location.line))
    }
  }
#endif
