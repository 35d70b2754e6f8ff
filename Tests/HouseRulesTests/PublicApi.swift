import Foundation
import TestSupport

/// What a module offers its users: one line for each public declaration, its owner before it.
struct PublicApi {
  let module: String

  static let modules = ["RxCore", "RxVirtualTime", "RxBlockingLite"]

  /// The lines, sorted; the same declaration in two places counts once.
  var lines: [String] {
    let files = SourceFile.sources.filter { $0.module == module }
    let hidden = Self.hiddenTypes(in: files)
    return Set(files.flatMap { Self.lines(of: $0, hidden: hidden) }).sorted()
  }

  /// Where the lines are written down.
  var file: URL {
    ProjectFolder.url.appending(path: "Fixtures/PublicAPI/\(module).txt")
  }

  /// The types that only the library can name.
  private static func hiddenTypes(in files: [SourceFile]) -> Set<String> {
    let types = files.flatMap(Declaration.all).filter(\.isType)
    return Set(types.filter { $0.access != .everybody }.map(\.name))
      .subtracting(types.filter { $0.access == .everybody }.map(\.name))
  }

  /// The public declarations of a file.
  ///
  /// - Parameter hidden: Types that cannot be named outside of the library.
  static func lines(of file: SourceFile, hidden: Set<String> = []) -> [String] {
    let declarations = Declaration.all(in: file)
    /// Those around the one that is looked at, the outermost first.
    var around: [Declaration] = []
    return declarations.compactMap { declaration in
      around.removeAll { $0.depth >= declaration.depth }
      defer {
        if declaration.isType || declaration.keyword == "extension" { around.append(declaration) }
      }
      guard around.count == declaration.depth else { return nil }
      let text = DeclarationText(declaration, in: file)
      if declaration.keyword == "extension" {
        // Without a conformance its members say it all.
        let names = text.conformances.filter { !hidden.contains($0) }
        return names.isEmpty || hidden.contains(declaration.name) ? nil : text.line
      }
      if declaration.access != .everybody || declaration.isOverride { return nil }
      let isHidden = around.contains { outer in
        hidden.contains(outer.name) || (outer.isType && outer.access != .everybody)
      }
      if isHidden { return nil }
      let owners =
        around.map { DeclarationText($0, in: file).owner }
        + (declaration.isType && declaration.keyword != "typealias" ? [declaration.name] : [])
      return (owners.isEmpty ? "" : owners.joined(separator: ".") + ": ") + text.line
    }
  }
}

/// A declaration without its body, on one line.
struct DeclarationText {
  let line: String
  private let declaration: Declaration

  init(_ declaration: Declaration, in file: SourceFile) {
    self.declaration = declaration
    let head = Head(declaration, in: file)
    line = (Self.attributes(above: declaration.line, in: file) + [head.text]).joined(separator: " ")
  }

  /// What an extension makes its type conform to.
  var conformances: [String] {
    let end = line.range(of: " where ")?.lowerBound ?? line.endIndex
    guard let begin = line[..<end].range(of: ": ")?.upperBound else { return [] }
    return line[begin..<end].split(separator: ",").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  /// A type or an extension as its members name it: `Event`, `ObservableType where Element == Int`.
  var owner: String {
    guard declaration.keyword == "extension" else { return declaration.name }
    let name = line.split(separator: " ").drop { $0 != "extension" }.dropFirst().first ?? ""
    let condition = line.range(of: " where ").map { String(line[$0.lowerBound...]) } ?? ""
    return name.prefix { $0 != ":" } + condition
  }

  /// What stands above a declaration and belongs to its meaning.
  private static func attributes(above line: Int, in file: SourceFile) -> [String] {
    var attributes: [String] = []
    var place = line - 1
    var lines: [String] = []
    while place >= 0 {
      let text = file.lines[place].trimmingCharacters(in: .whitespaces)
      let isAttribute = text.hasPrefix("@")
      if text.isEmpty || text.hasPrefix("/") { break }
      guard isAttribute || text.hasSuffix(")") || !lines.isEmpty else { break }
      lines.insert(text, at: 0)
      if isAttribute {
        attributes.insert(Head.joined(lines), at: 0)
        lines = []
      } else if file.code[place].contains("{") || file.code[place].contains("}") {
        break
      }
      place -= 1
    }
    return attributes.filter { !$0.hasPrefix("@inlinable") && !$0.hasPrefix("@inline") }
  }
}

/// Reads a declaration up to its body, over as many lines as it has.
private struct Head {
  private(set) var text = ""
  private let file: SourceFile
  private let isProperty: Bool
  private var line: Int
  private var depth = 0

  init(_ declaration: Declaration, in file: SourceFile) {
    self.file = file
    line = declaration.line
    isProperty = ["var", "subscript"].contains(declaration.keyword)
    var lines: [String] = []
    repeat {
      if let column = beginOfBody() {
        lines.append(String(decoding: file.lines[line].utf8.prefix(column), as: UTF8.self))
        lines.append(accessors(from: column))
        break
      }
      lines.append(file.lines[line])
      line += 1
    } while line < file.lines.count && (depth > 0 || isContinuation(of: declaration.line))
    text = Self.joined(lines.map { $0.trimmingCharacters(in: .whitespaces) })
    text = Self.withoutInitialValue(text.replacing("public ", with: ""), declaration.keyword)
  }

  /// Lines as one, without the blanks and commas of a list that is broken into lines.
  static func joined(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.joined(separator: " ").replacing("( ", with: "(")
      .replacing(" )", with: ")").replacing("< ", with: "<").replacing(" >(", with: ">(")
  }

  /// The column at which the line's body begins, if it has one.
  private mutating func beginOfBody() -> Int? {
    for (column, byte) in file.code[line].utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return column
      default: break
      }
    }
    return nil
  }

  /// Whether the line goes on with what began further left.
  private func isContinuation(of first: Int) -> Bool {
    let text = file.code[line]
    guard let begin = text.firstIndex(where: { $0 != " " }) else { return false }
    let indent = text.distance(from: text.startIndex, to: begin)
    let own = file.code[first].prefix { $0 == " " }.count
    return indent > own
      || [")", ">", "{", "-> ", "where "].contains { text[begin...].hasPrefix($0) }
  }

  /// What a property lets its users do.
  private func accessors(from column: Int) -> String {
    if !isProperty { return "" }
    var (words, nesting) = ([String](), 0)
    var place = line
    var bytes = Array(file.code[line].utf8.dropFirst(column))
    while true {
      var word = ""
      for byte in bytes + [UInt8(ascii: " ")] {
        let character = Character(UnicodeScalar(byte))
        if character.isLetter || character == "_" {
          word.append(character)
          continue
        }
        if nesting == 1, !word.isEmpty { words.append(word) }
        word = ""
        if character == "{" { nesting += 1 }
        if character == "}" { nesting -= 1 }
        if nesting == 0 { return Self.accessors(words) }
      }
      place += 1
      guard place < file.code.count else { return "" }
      bytes = Array(file.code[place].utf8)
    }
  }

  private static func accessors(_ words: [String]) -> String {
    if words.contains("willSet") || words.contains("didSet") { return "" }
    let effects =
      words.first == "get" ? words.dropFirst().prefix { $0 == "async" || $0 == "throws" } : []
    let get = (["get"] + effects).joined(separator: " ")
    return words.contains("set") || words.contains("_modify") ? "{ \(get) set }" : "{ \(get) }"
  }

  /// A property with a type needs no value.
  private static func withoutInitialValue(_ text: String, _ keyword: String) -> String {
    guard ["var", "let"].contains(keyword), let value = text.range(of: " = "),
      text[..<value.lowerBound].contains(": ")
    else { return text }
    return String(text[..<value.lowerBound])
  }
}
