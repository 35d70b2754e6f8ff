import Foundation

/// Type-checks a client of the library with the toolchain's compiler: some programs must not
/// compile.
package enum TypeCheck {
  /// What the compiler says about a line.
  package struct Complaint: Equatable, CustomStringConvertible {
    /// Counts from 1, as the compiler does.
    package let line: Int
    package let message: String

    package var description: String { "\(line): \(message)" }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The errors of a Swift file of the project, in the order of its lines.
  package static func errors(in path: String) throws -> [Complaint] {
    let output = try runCompiler([
      "-typecheck", "-swift-version", "6", "-I", try modules().path,
      ProjectFolder.url.appending(path: path).path,
    ])
    let errors = output.split(separator: "\n").compactMap { complaint($0, path: path) }
    return errors.sorted { $0.line < $1.line }
  }

  /// The warnings and errors of Swift files of the project that are one client together.
  ///
  /// - Parameter isPreconcurrency: Whether the client imports the library `@preconcurrency`.
  package static func complaints(
    in paths: [String], languageMode: String, isPreconcurrency: Bool = false
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try paths.map { path -> String in
      let source = ProjectFolder.url.appending(path: path)
      if !isPreconcurrency { return source.path }
      let text = try String(contentsOf: source, encoding: .utf8)
      let copy = folder.appending(path: source.lastPathComponent)
      try text.replacing("import Rx", with: "@preconcurrency import Rx")
        .write(to: copy, atomically: true, encoding: .utf8)
      return copy.path
    }
    let output = try runCompiler(
      ["-typecheck", "-swift-version", languageMode, "-I", try modules().path] + files)
    return output.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }

  /// The errors that a file says it must have: `// error: text` at the end of a line.
  package static func expectedErrors(in path: String) throws -> [Complaint] {
    let text = try String(contentsOf: ProjectFolder.url.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        line.firstRange(of: "// error: ").map { mark in
          Complaint(line: index + 1, message: String(line[mark.upperBound...]))
        }
      }
  }

  /// `…/File.swift:3:9: error: message`.
  private static func complaint(_ line: Substring, path: String) -> Complaint? {
    guard let mark = line.firstRange(of: ": error: "),
      let file = line.firstRange(of: path + ":")
    else { return nil }
    let place = line[file.upperBound..<mark.lowerBound].split(separator: ":")
    guard let number = place.first.flatMap({ Int($0) }) else { return nil }
    return Complaint(line: number, message: String(line[mark.upperBound...]))
  }

  private static func runCompiler(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Where the modules lie that the running tests were built with.
  private static func modules() throws -> URL {
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = URL(filePath: argument).deletingLastPathComponent()
      while folder.path.count > 1 {
        let modules = folder.appending(path: "Modules")
        let core = modules.appending(path: "RxCore.swiftmodule")
        if FileManager.default.fileExists(atPath: core.path) { return modules }
        folder.deleteLastPathComponent()
      }
    }
    throw Failure(
      description: "No folder with the built modules is above \(CommandLine.arguments).")
  }
}
