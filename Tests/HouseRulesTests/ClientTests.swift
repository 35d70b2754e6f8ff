import Foundation
import TestSupport
import Testing

@Suite("Clients that must not compile")
struct ClientTests {
  @Test("the kernel is out of a client's reach")
  func kernel() throws {
    try expectRefusals(in: "Fixtures/Clients/Kernel.swift")
  }

  @Test("D11: what can fail or leave the main queue does not exist on the traits")
  func traits() throws {
    try expectRefusals(in: "Fixtures/Clients/Traits.swift")
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
