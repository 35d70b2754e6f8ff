import TestSupport
import Testing

@Suite("The operators of the house")
struct OperatorRulesTests {
  @Test("every operator file has one test file of its stem")
  func testFiles() {
    let stems = SourceFile.tests.map(\.stem)
    let violations = OperatorFile.all.filter { operatorFile in
      stems.count { $0 == operatorFile.stem + "Tests" } != 1
    }
    expectNone(violations.map(\.file.path))
  }

  @Test("every operator file has a fixture that can be read")
  func fixtures() {
    expectNone(OperatorFile.all.compactMap { Self.fixture(of: $0).problem })
  }

  @Test("every fixture belongs to an operator file and is run by its test file")
  func fixturesAreRun() {
    let files = ProjectFolder.files(in: "Fixtures/Operators", withExtension: "marbles")
    let violations = files.compactMap { url -> String? in
      let path = ProjectFolder.relativePath(of: url)
      let name = path.dropFirst("Fixtures/Operators/".count).dropLast(".marbles".count)
      guard let owner = OperatorFile.all.first(where: { $0.fixtureName == name }) else {
        return "\(path) belongs to no operator file"
      }
      let test = SourceFile.tests.first { $0.stem == owner.stem + "Tests" }
      let isRun = test?.lines.contains { $0.contains("\"\(name)\"") } == true
      return isRun ? nil : "\(path) is run by no test file"
    }
    expectNone(violations)
  }

  @Test("every operator file draws its operator, and each drawing is a case of the fixture")
  func drawings() {
    let violations = OperatorFile.all.flatMap { operatorFile -> [String] in
      let drawings = Drawing.all(in: operatorFile.file)
      if drawings.isEmpty { return ["\(operatorFile.file.path) has no drawing"] }
      let cases = Self.fixture(of: operatorFile).cases
      return drawings.filter { drawing in !cases.contains { $0.isDrawn(by: drawing) } }
        .map { operatorFile.file.violation($0.line, "is no case of \(operatorFile.fixtureName)") }
    }
    expectNone(violations)
  }

  private static func fixture(
    of operatorFile: OperatorFile
  ) -> (cases: [FixtureCase], problem: String?) {
    do {
      return (try OperatorFixture(operatorFile.fixtureName).cases, nil)
    } catch {
      return ([], "\(operatorFile.file.path): \(error)")
    }
  }
}
