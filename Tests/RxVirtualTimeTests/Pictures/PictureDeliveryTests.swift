import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing
import XCTest

private let isProbed = ProcessInfo.processInfo.environment["RX_PICTURE_PROBE"] != nil

/// Failures on purpose, for `PictureDeliveryTests`, which runs them in a process of its own.
final class PictureProbeXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(isProbed, "Fails on purpose: another test runs it.")
  }

  func testTwoFailures() {
    marbleTest { t in
      for _ in 1...2 { t.expect(t.hot("--a--|"), label: "a / b").toBe("--b--|") }
    }
  }
}

@Suite struct `Picture probe` {
  @Test(.enabled(if: isProbed, "Fails on purpose: another test runs it."))
  func `a failure`() {
    marbleTest { t in
      t.expect(t.hot("--a--|"), label: "probe").toBe("--b--|")
    }
  }

  @Test(.enabled(if: isProbed, "Fails on purpose: another test runs it."))
  func `a failure of recorded events`() {
    let recorded: [Recorded<Event<Int>>] = [.next(210, 1)]
    RxVirtualTime.XCTAssertEqual(recorded, [.next(211, 1)])
  }
}

@Suite struct `Delivery of pictures` {
  /// The files that failing tests leave in a folder, run in a process of their own.
  private func files(
    _ arguments: (String) -> [String], environment: (String) -> [String: String]
  ) throws -> (files: [String: String], output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments(path)
    var variables = ProcessInfo.processInfo.environment.merging(
      environment(path), uniquingKeysWith: { $1 })
    variables["RX_PICTURE_PROBE"] = "1"
    process.environment = variables
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "A failure must fail the process.")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return (files, String(decoding: output, as: UTF8.self))
  }

  @Test func `Swift Testing gets picture and text as attachments`() throws {
    let (files, output) = try files {
      ["--testing-library", "swift-testing", "--filter", "Picture probe", "--attachments-path", $0]
    } environment: { _ in
      [:]
    }
    let names = files.keys.sorted()
    #expect(
      names == [
        "PictureDeliveryTests-27-probe.svg", "PictureDeliveryTests-27-probe.txt",
        "PictureDeliveryTests-34.svg", "PictureDeliveryTests-34.txt",
      ], "\(output)")
    let svg = try #require(files["PictureDeliveryTests-27-probe.svg"])
    #expect(SVGDocument(svg)?.title == "probe: observable differs from expected at frame 2")
    let text = try #require(files["PictureDeliveryTests-27-probe.txt"])
    #expect(text.hasPrefix("probe: observable differs from expected at frame 2\n    frame"))
  }

  @Test func `XCTest gets files where the environment says, none over another`() throws {
    let (files, output) = try files { _ in
      ["RxVirtualTimeTests.PictureProbeXCTests/testTwoFailures"]
    } environment: {
      ["RX_PICTURES": "\($0)/"]
    }
    let stem = "PictureDeliveryTests-18-a-b"
    #expect(
      files.keys.sorted() == ["\(stem)-2.svg", "\(stem)-2.txt", "\(stem).svg", "\(stem).txt"])
    for name in ["\(stem).svg", "\(stem)-2.svg"] {
      #expect(files[name].flatMap(SVGDocument.init)?.count("mp-band") == 1)
      #expect(output.contains("/\(name)\n"), "The report says where the picture is.")
    }
  }

  @Test func `a folder that cannot be written to is reported`() throws {
    let (files, output) = try files { _ in
      ["RxVirtualTimeTests.PictureProbeXCTests/testTwoFailures"]
    } environment: { _ in
      ["RX_PICTURES": "/dev/null/pictures"]
    }
    #expect(files.isEmpty)
    #expect(output.contains("picture: not written to /dev/null/pictures"))
    #expect(output.contains("a / b: observable differs"))
  }
}
