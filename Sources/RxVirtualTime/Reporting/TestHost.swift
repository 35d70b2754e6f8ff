/// Where failures go: to the test library that runs the test.
///
/// It is found where the test runs, because on other threads nobody knows the test.
package struct TestHost: Sendable {
  private enum Kind {
    case swiftTesting
    case xctest
    /// Somebody who looks at failures before they are reported.
    case collector(@Sendable (String, CodeLocation?) -> Void)
    case none
  }

  private let kind: Kind
  /// Where the running test is declared, for failures that know no better place.
  private let testLocation: CodeLocation?

  /// A host that hands failures on.
  init(collector: @escaping @Sendable (String, CodeLocation?) -> Void) {
    self.init(kind: .collector(collector), testLocation: nil)
  }

  private init(kind: Kind, testLocation: CodeLocation?) {
    self.kind = kind
    self.testLocation = testLocation
  }

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

  /// A place of which only the path is known, as XCTest names places.
  func location(filePath: StaticString, line: UInt) -> CodeLocation {
    let path = "\(filePath)"
    let module = testLocation?.fileID.prefix { $0 != "/" } ?? "Tests"
    let name = path.split(separator: "/").last ?? "Test.swift"
    return CodeLocation(
      fileID: "\(module)/\(name)", filePath: path, line: Int(line), column: 1,
      staticPath: filePath)
  }

  /// Makes the test fail with `text`; where no test runs, stops the process.
  ///
  /// - Parameters:
  ///   - location: Where; without one the line that called the library, if that is known, else
  ///     where the test is declared.
  ///   - picture: What goes with it, to where `PictureDelivery` says.
  package func report(
    _ text: String, at location: CodeLocation? = nil, picture: MarblePicture? = nil
  ) {
    let known = location ?? CallPlace.current
    if case .collector(let collect) = kind { return collect(text, known) }
    let location = known ?? testLocation
    let delivery = picture.map { PictureDelivery($0, text: text, location: location) }
    let text = ([text] + (delivery?.write() ?? [])).joined(separator: "\n")
    switch kind {
    case .swiftTesting:
      #if canImport(Testing)
        delivery?.attach()
        return SwiftTestingReport.record(text, at: location)
      #endif
    case .xctest:
      #if canImport(XCTest)
        return XCTestReport.record(text, at: location)
      #endif
    case .collector, .none:
      break
    }
    fatalError(location.map { "\($0.filePath):\($0.line): \(text)" } ?? text)
  }
}
