import Foundation
import TestSupport
import Testing

@Suite("The files of the house")
struct FileRulesTests {
  @Test("no source file has more than 300 lines, arity families aside")
  func sourceLength() {
    let long = SourceFile.sources.filter { !$0.stem.hasSuffix("Arity") && $0.lines.count > 301 }
    expectNone(long.map(\.path))
  }

  @Test("no test file has more than 250 lines")
  func testLength() {
    expectNone(SourceFile.tests.filter { $0.lines.count > 251 }.map(\.path))
  }

  @Test("basenames are unique in a module")
  func uniqueBasenames() {
    let files = SourceFile.sources + SourceFile.tests
    let groups = Dictionary(grouping: files) { "\($0.module)/\($0.basename)" }
    expectNone(groups.values.filter { $0.count > 1 }.flatMap { $0.map(\.path) })
  }

  @Test("nothing is left to be done")
  func noLeftovers() {
    let words = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    expectNone(lines { line in words.contains { line.contains($0) } })
  }

  @Test("the project names nothing that its users do not have")
  func noForeignPaths() {
    let words = ["../" + "shared", "/wo" + "rk/", "/tm" + "p/wt"]
    expectNone(lines { line in words.contains { line.contains($0) } })
  }

  /// The lines of all text files that fulfil a condition, with their places.
  private func lines(where isFound: (Substring) -> Bool) -> [String] {
    textFiles.flatMap { file -> [String] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { isFound($0.element) }
        .map { "\(ProjectFolder.relativePath(of: file)):\($0.offset + 1): \($0.element)" }
    }
  }

  private var textFiles: [URL] {
    let folders = ["Sources", "Tests", "Fixtures", "Benchmarks", "docs", "Scripts", ".ci"]
    let extensions = ["swift", "md", "marbles", "txt", "sh", ""]
    let top = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Package.swift"]
    return top.map { ProjectFolder.url.appending(path: $0) }
      + folders.flatMap { folder in
        extensions.flatMap { ProjectFolder.files(in: folder, withExtension: $0) }
      }
  }
}
