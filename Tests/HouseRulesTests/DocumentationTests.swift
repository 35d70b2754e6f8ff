import Testing

@Suite("The documentation of the house")
struct DocumentationTests {
  @Test("every public declaration has a doc comment, witnesses and plain initialisers aside")
  func publicIsDocumented() {
    let declarations = SourceFile.sources.flatMap(Declaration.all)
    let requirements = Set(declarations.filter(\.isRequirement).map(\.name))
    let protocols = declarations.filter { $0.keyword == "protocol" }.map { "extension " + $0.name }
    let defaults = Set(
      declarations.filter { $0.enclosing.map(protocols.contains) == true }.map(\.name))
    let violations = SourceFile.sources.flatMap { file in
      Declaration.all(in: file).filter { declaration in
        declaration.access == .everybody && !declaration.isOverride
          && declaration.keyword != "init" && declaration.keyword != "extension"
          && !Self.standardWitnesses.contains(declaration.name)
          && (!requirements.contains(declaration.name) || declaration.isRequirement)
          && !(defaults.contains(declaration.name) && declaration.isInType)
          && !file.hasDocComment(above: declaration.line)
      }.map { file.violation($0.line, "\($0.keyword) \($0.name) has no doc comment") }
    }
    expectNone(violations)
  }

  @Test("no comment is a banner")
  func noBanners() {
    let violations = (SourceFile.sources + SourceFile.tests).flatMap { file in
      file.lines.indices.filter { line in
        let text = file.lines[line].drop { $0 == " " }
        return text.hasPrefix("// MARK") || text.hasPrefix("// ---") || text.hasPrefix("// ===")
          || text.hasPrefix("// Created by")
      }.map { file.violation($0, "is a banner") }
    }
    expectNone(violations)
  }

  /// What protocols of the standard library and of Foundation ask for.
  private static let standardWitnesses: Set<String> = [
    "==", "hash", "description", "debugDescription", "errorDescription", "encode", "makeIterator",
    "makeAsyncIterator", "next", "deinit", "localizedDescription", "start", "cancel",
  ]
}

extension Declaration {
  var isRequirement: Bool { enclosing?.hasPrefix("protocol ") == true }

  /// Whether it stands in the body of a type, where it may stand in for a protocol's default.
  var isInType: Bool {
    ["struct ", "class ", "enum "].contains { enclosing?.hasPrefix($0) == true }
  }
}

extension SourceFile {
  /// The doc comment right above a line, attributes and conditions between them aside.
  func docComment(above line: Int) -> [String] {
    var comment: [String] = []
    for text in lines[..<line].reversed() {
      let trimmed = text.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        comment.append(String(trimmed.dropFirst(3)))
      } else if !comment.isEmpty || !(trimmed.hasPrefix("@") || trimmed.hasPrefix("#")) {
        break
      }
    }
    return comment.reversed()
  }

  func hasDocComment(above line: Int) -> Bool {
    !docComment(above: line).isEmpty
  }
}
