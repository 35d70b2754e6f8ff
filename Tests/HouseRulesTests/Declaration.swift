/// A declaration as the text shows it.
struct Declaration: Sendable {
  enum Access: Int, Comparable, Sendable {
    case filePrivate, module, package, everybody

    static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
  }

  let keyword: String
  let name: String
  let access: Access
  let isOverride: Bool
  /// Counts from 0.
  let line: Int
  /// The number of braces around it.
  let depth: Int
  /// What the nearest brace belongs to: `protocol Disposable`.
  let enclosing: String?

  var isType: Bool { Self.typeKeywords.contains(keyword) }

  static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  private static let keywords: Set<String> = typeKeywords.union([
    "func", "var", "let", "init", "subscript", "case", "associatedtype", "extension",
  ])

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static",
    "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required", "indirect",
    "nonisolated", "unsafe", "set", "class", "borrowing", "consuming", "inlinable",
    "usableFromInline",
    "discardableResult", "frozen", "preconcurrency", "exclusivity", "unchecked", "available",
    "unavailable", "MainActor", "dynamicMemberLookup", "TaskLocal", "inline", "__always", "never",
    "Sendable",
  ]
}

extension Declaration {
  /// The declarations of a file, in order; at most one a line.
  static func all(in file: SourceFile) -> [Declaration] {
    var found: [Declaration] = []
    /// What each open brace belongs to.
    var open: [Int?] = []
    var pending: Int?
    for line in file.code.indices {
      let enclosing = open.last.flatMap { $0 }.map { found[$0] }
      if let read = read(file, line, depth: open.count, enclosing) {
        pending = found.count
        found.append(read)
      }
      for byte in file.code[line].utf8 {
        if byte == UInt8(ascii: "{") {
          open.append(pending)
          pending = nil
        } else if byte == UInt8(ascii: "}") {
          _ = open.popLast()
          pending = nil
        }
      }
    }
    return found
  }

  private static func read(
    _ file: SourceFile, _ line: Int, depth: Int, _ enclosing: Declaration?
  ) -> Declaration? {
    let words = file.words(line)
    var access = Access.module
    var isOverride = false
    for (index, word) in words.enumerated() {
      let next = words.indices.contains(index + 1) ? words[index + 1] : ""
      let isClassMethod = word == "class" && (next == "func" || next == "var")
      if keywords.contains(word), !isClassMethod {
        if word == "case", enclosing?.keyword != "enum" { return nil }
        if word == "case" || enclosing?.keyword == "protocol" {
          access = enclosing?.access ?? access
        }
        let isNamed = word != "init" && word != "subscript"
        let isOperator = ["func =", "func <", "func >"].contains { file.code[line].contains($0) }
        return Declaration(
          keyword: word, name: isOperator ? "==" : isNamed ? next : word, access: access,
          isOverride: isOverride,
          line: line, depth: depth, enclosing: enclosing.map { $0.keyword + " " + $0.name })
      }
      guard modifiers.contains(word) else { return nil }
      switch word {
      case _ where next == "set": break
      case "public", "open": access = .everybody
      case "package": access = .package
      case "private", "fileprivate": access = .filePrivate
      case "override": isOverride = true
      default: break
      }
    }
    return nil
  }
}
