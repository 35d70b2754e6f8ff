import Foundation

/// A process of its own that runs tests which fail on purpose.
enum Probe {
  /// Runs XCTests (`Module.Class/test`), or with `isSwiftTesting` those of Swift Testing.
  ///
  /// - Returns: What the process wrote, and its exit status: 0 if nothing failed.
  static func run(
    _ test: String, isSwiftTesting: Bool = false
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      isSwiftTesting ? ["--testing-library", "swift-testing", "--filter", test] : [test]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RX_REPORTING_PROBE": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
