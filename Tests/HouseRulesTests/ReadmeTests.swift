import Foundation
import TestSupport
import Testing

/// The blocks compile because each is a file of this target, word for word.
@Suite("The README")
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: ProjectFolder.url.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("each of its Swift blocks is a file of the tests, and each such file is one of its blocks")
  func blocks() {
    let blocks = text.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```", omittingEmptySubsequences: false).first }
      .map { String($0) }
    let files = SourceFile.tests.filter { $0.room == "Readme" }
    let texts = files.map { $0.lines.joined(separator: "\n") }
    #expect(blocks.count == files.count)
    #expect(blocks.filter { !texts.contains($0) } == [])
  }

  @Test("its first block is a test of ten lines or so, on the first screen")
  func firstBlock() throws {
    let before = try #require(text.firstRange(of: "```swift"))
    let lines = text[..<before.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 10)
    let first = try #require(text.split(separator: "```swift\n").dropFirst().first)
    let block = try #require(first.split(separator: "```").first)
    #expect(block.split(separator: "\n").count <= 11)
  }

  @Test("it names exactly two commands to try it with")
  func commands() {
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("    swift ") }
    #expect(
      commands == ["    swift test --package-path Fixtures/SearchScreen", "    swift test"])
  }
}
