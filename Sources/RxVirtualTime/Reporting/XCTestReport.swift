#if canImport(XCTest)
  import XCTest

  /// Records failures with XCTest.
  enum XCTestReport {
    static func record(_ text: String, at location: CodeLocation?) {
      guard let location, let path = location.staticPath else { return XCTFail(text) }
      XCTFail(text, file: path, line: UInt(location.line))
    }
  }
#endif
