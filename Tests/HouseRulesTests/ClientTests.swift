import Foundation
import TestSupport
import Testing

@Suite("Clients of the library")
struct ClientTests {
  @Test("the kernel is out of a client's reach")
  func kernel() throws {
    try expectRefusals(in: "Fixtures/Clients/Kernel.swift")
  }

  @Test("D11: what can fail or leave the main queue does not exist on the traits")
  func traits() throws {
    try expectRefusals(in: "Fixtures/Clients/Traits.swift")
  }

  @Test(
    "what RxSwift's users write compiles without a warning, in both language modes",
    arguments: ["5", "6"])
  func sourceCompatibility(languageMode: String) throws {
    let uses = ProjectFolder.files(
      in: "Tests/RxCoreTests/SourceCompatibility", withExtension: "swift")
    #expect(uses.count > 10)
    let complaints = try TypeCheck.complaints(
      in: uses.map(ProjectFolder.relativePath), languageMode: languageMode)
    expectNone(complaints)
  }

  @Test("a client may import the library @preconcurrency")
  func preconcurrency() throws {
    let complaints = try TypeCheck.complaints(
      in: ["Fixtures/Clients/LongExpressions.swift"], languageMode: "6", isPreconcurrency: true)
    expectNone(complaints)
  }

  @Test("a client may extend the library in both language modes", arguments: ["5", "6"])
  func extending(languageMode: String) throws {
    let complaints = try TypeCheck.complaints(
      in: ["Fixtures/Clients/Extending.swift"], languageMode: languageMode)
    expectNone(complaints)
  }

  /// Exactly the marked lines are refused, each with its text.
  private func expectRefusals(
    in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try TypeCheck.expectedErrors(in: path)
    let actual = try TypeCheck.errors(in: path)
    #expect(!expected.isEmpty, sourceLocation: sourceLocation)
    #expect(
      Set(actual.map(\.line)) == Set(expected.map(\.line)), "\(actual)",
      sourceLocation: sourceLocation)
    for expected in expected {
      let isSaid = actual.contains { actual in
        actual.line == expected.line && actual.message.contains(expected.message)
      }
      #expect(isSaid, "\(expected) is not among \(actual)", sourceLocation: sourceLocation)
    }
  }
}
