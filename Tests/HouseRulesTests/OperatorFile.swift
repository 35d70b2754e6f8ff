import Foundation
import TestSupport

/// A file on a shelf that offers an operator.
struct OperatorFile: Sendable {
  let file: SourceFile
  let declarations: [Declaration]

  init?(_ file: SourceFile) {
    let offers = Declaration.all(in: file).filter { declaration in
      declaration.access == .everybody && ["func", "var"].contains(declaration.keyword)
        && declaration.enclosing.map(Self.isExtensionOfSequences) == true
    }
    if offers.isEmpty { return nil }
    self.file = file
    declarations = offers
  }

  /// The operator's stem: what a file adds for collections or more arities belongs to the same
  /// operator.
  var stem: String {
    for suffix in ["Collection", "Arity"] where file.stem.hasSuffix(suffix) {
      return String(file.stem.dropLast(suffix.count))
    }
    return file.stem
  }

  private static func isExtensionOfSequences(_ enclosing: String) -> Bool {
    ["ObservableType", "Observable", "ObservableConvertibleType", "ConnectableObservableType"]
      .contains { enclosing == "extension " + $0 }
  }

  /// The fixture's name: `Timing/debounce`.
  var fixtureName: String {
    "\(file.room)/\(stem.prefix(1).lowercased())\(stem.dropFirst())"
  }

  static let all = SourceFile.sources
    .filter { $0.module == "RxCore" && Rooms.shelves.contains($0.room) }
    .compactMap(OperatorFile.init)
}

/// A drawing in a doc comment: lines of a head and a diagram, two blanks or more between them.
struct Drawing {
  struct Row: Equatable {
    let head: String
    let diagram: String
  }

  let rows: [Row]
  /// Counts from 0.
  let line: Int

  /// The drawings of a file's doc comments: indented blocks whose rows all have two columns, or
  /// whose last row begins with the operator's name.
  static func all(in file: SourceFile) -> [Drawing] {
    var found: [Drawing] = []
    var block: [Row] = []
    for (line, text) in file.lines.enumerated() {
      let trimmed = text.drop { $0 == " " }
      if trimmed.hasPrefix("///     "), let row = row(trimmed.dropFirst(8)) {
        block.append(row)
      } else if !block.isEmpty {
        found.append(Drawing(rows: block, line: line - block.count))
        block = []
      }
    }
    return found
  }

  private static func row(_ text: Substring) -> Row? {
    guard let gap = text.firstRange(of: "  ") else { return nil }
    let head = text[..<gap.lowerBound].trimmingCharacters(in: .whitespaces)
    let diagram = text[gap.upperBound...].trimmingCharacters(in: .whitespaces)
    return head.isEmpty || diagram.isEmpty ? nil : Row(head: head, diagram: diagram)
  }
}

extension FixtureCase {
  /// The case as a drawing shows it: the sources, the values, the operator's line.
  func rows(withValues: [Drawing.Row]) -> [Drawing.Row] {
    let sources = sources.map { source in
      Drawing.Row(
        head: (source.isMarkedHot ? "hot " : "") + source.name, diagram: source.diagram.text)
    }
    let head = arguments.text.isEmpty ? name : "\(name) \(arguments.text)"
    return sources + withValues + [Drawing.Row(head: head, diagram: expected.text)]
  }

  func isDrawn(by drawing: Drawing) -> Bool {
    let valueRows = drawing.rows.filter { $0.head == "values" }
    let written = valueRows.map(\.diagram)
    let read = values.isEmpty ? [] : [values]
    return rows(withValues: valueRows) == drawing.rows
      && (written.isEmpty || written.map(Self.values) == read)
  }

  private static func values(_ text: String) -> [String: String] {
    let fixture = """
      case
        name
        values  \(text)
        expected -
        origin rule
      """
    return (try? OperatorFixture("name", text: fixture))?.cases.first?.values ?? [:]
  }
}
