import Foundation
import TestSupport
import Testing

/// What is missing is the first thing that somebody who migrates wants to know.
@Suite("The list of operators")
struct OperatorListTests {
  private let here: Set<String>
  private let missing: Set<String>
  private let fixtures = Set(
    ProjectFolder.files(in: "Fixtures/Operators", withExtension: "marbles")
      .map { $0.deletingPathExtension().lastPathComponent.lowercased() })

  init() throws {
    let text = try String(
      contentsOf: ProjectFolder.url.appending(path: "docs/operators.md"), encoding: .utf8)
    let parts = text.split(separator: "\n## ")
    let found = try #require(parts.first { $0.hasPrefix("Here\n") })
    let absent = try #require(parts.first { $0.hasPrefix("Missing\n") })
    here = Self.stems(in: found)
    missing = Self.stems(in: absent)
  }

  @Test("each operator with a fixture is in it")
  func completeness() {
    #expect(fixtures.subtracting(here).sorted() == [])
  }

  @Test("what it says is missing is missing, and what it says is here is here")
  func truth() {
    let files = Set(SourceFile.sources.map { $0.stem.lowercased() })
    let known = fixtures.union(files)
    #expect(missing.intersection(known).sorted() == [])
    #expect(here.subtracting(known).sorted() == [])
  }

  /// Operators whose files have another name, because a type's file has theirs.
  private static let fileNames = ["single": "singleElement"]

  /// The names between backticks, as files are named: `take(until:)` is takeuntil.
  private static func stems(in text: Substring) -> Set<String> {
    let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
    return Set(
      quoted.map { $0.element.filter(\.isLetter) }.map { (fileNames[$0] ?? $0).lowercased() })
  }
}
