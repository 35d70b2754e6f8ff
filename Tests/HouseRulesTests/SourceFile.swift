import Foundation
import TestSupport
import Testing

/// One Swift file of the project, with what its code alone says.
struct SourceFile: Sendable {
  /// From the project's folder on: `Sources/RxCore/Timing/Debounce.swift`.
  let path: String
  let lines: [String]
  /// The lines with comments and literals blanked out.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = CodeStripper.strip(text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var parts: [Substring] { path.split(separator: "/") }

  var basename: String { String(parts.last ?? "") }

  /// The file's name without its extension: `Debounce`, `Zip+Arity`.
  var stem: String { String(basename.dropLast(".swift".count)) }

  /// The target: `RxCore`.
  var module: String { parts.count > 2 ? String(parts[1]) : "" }

  /// The folder in the target: `Timing`; empty for a file at the target's top.
  var room: String { parts.count > 3 ? String(parts[2]) : "" }

  /// `line` counts from 0 here and from 1 in the report.
  func violation(_ line: Int, _ message: String) -> String {
    "\(path):\(line + 1): \(message)"
  }

  /// The identifiers of a line of code, in order.
  func words(_ line: Int) -> [String] {
    code[line].utf8.split { !Self.isWordByte($0) }.compactMap { String($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SourceFile {
  /// All Swift files below a folder of the project.
  static func all(in folder: String) -> [SourceFile] {
    ProjectFolder.files(in: folder, withExtension: "swift").compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(path: ProjectFolder.relativePath(of: url), text: text)
    }
  }

  static let sources = all(in: "Sources")
  static let tests = all(in: "Tests")
}

/// Records all violations of a rule as one issue, each on a line of its own.
func expectNone(_ violations: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  if violations.isEmpty { return }
  Issue.record(
    Comment(rawValue: "\n" + violations.joined(separator: "\n")), sourceLocation: sourceLocation)
}
