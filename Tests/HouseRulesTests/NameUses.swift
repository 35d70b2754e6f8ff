/// Which files declare a type's name, and which use it.
struct NameUses {
  private let files: [SourceFile]
  /// Only names that one file alone declares: others tell nothing about where a use points.
  private let declarers: [String: SourceFile]

  /// - Parameter below: Leaves out names with this access or more.
  init(_ files: [SourceFile], below: Declaration.Access? = nil) {
    self.files = files
    var declarers: [String: [SourceFile]] = [:]
    for file in files {
      for declaration in Declaration.all(in: file)
      where declaration.depth == 0 && (declaration.isType || declaration.keyword == "func") {
        if declaration.access == .filePrivate { continue }
        if let below, declaration.access >= below { continue }
        declarers[declaration.name, default: []].append(file)
      }
    }
    self.declarers = declarers.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  func violations(
    _ isForbidden: (_ user: SourceFile, _ declarer: SourceFile) -> Bool
  ) -> [String] {
    files.flatMap { user in
      user.code.indices.flatMap { line in
        user.words(line).compactMap { word -> String? in
          guard let declarer = declarers[word], declarer.path != user.path,
            isForbidden(user, declarer)
          else { return nil }
          return user.violation(line, "uses \(word) of \(declarer.path)")
        }
      }
    }
  }
}
