/// Where failures go: to the test library that runs the test.
///
/// It is found where the test runs, because on other threads nobody knows the test.
package struct TestHost: Sendable {
  private enum Kind {
    case swiftTesting
    case xctest
    case none
  }

  private let kind: Kind
  /// Where the running test is declared, for failures that know no better place.
  private let testLocation: CodeLocation?

  /// The host of the test that runs here.
  package static var current: TestHost {
    #if canImport(Testing)
      if SwiftTestingReport.isTestRunning {
        return TestHost(kind: .swiftTesting, testLocation: SwiftTestingReport.testLocation)
      }
    #endif
    return TestHost(kind: kindOfProcess, testLocation: nil)
  }

  private static let kindOfProcess: Kind = {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--testing-library"), index + 1 < arguments.count {
      return arguments[index + 1] == "swift-testing" ? .swiftTesting : .xctest
    }
    return arguments.contains { $0.hasSuffix(".xctest") } ? .xctest : .none
  }()

  /// Makes the test fail with `text`; where no test runs, stops the process.
  package func report(_ text: String, at location: CodeLocation? = nil) {
    let location = location ?? testLocation
    switch kind {
    case .swiftTesting:
      #if canImport(Testing)
        return SwiftTestingReport.record(text, at: location)
      #endif
    case .xctest:
      #if canImport(XCTest)
        return XCTestReport.record(text, at: location)
      #endif
    case .none:
      break
    }
    fatalError(location.map { "\($0.filePath):\($0.line): \(text)" } ?? text)
  }
}
