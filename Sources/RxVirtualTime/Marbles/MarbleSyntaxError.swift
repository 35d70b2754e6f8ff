/// Why a text is no marble diagram, where, and what to do about it.
package struct MarbleSyntaxError: Error, Equatable, Sendable {
  /// The classes of mistakes.
  package enum Code: String, CaseIterable, Sendable {
    /// A key that the table of values does not have, or that the element type cannot read.
    case noValue = "no-value"
    /// An event after the completion or the error.
    case afterTerminal = "after-terminal"
    /// A group or a quoted key that never ends.
    case unclosed
    /// The end of a group that never began.
    case unopened
    /// A group inside a group.
    case nested
    /// A group closed by the sign of another kind of group.
    case mismatch
    /// A group without an event.
    case empty
    /// Time inside a group.
    case tickInGroup = "tick-in-group"
    /// A time of nothing.
    case zero
    /// A `^` or `!` that does not fit those before it.
    case anchor
    /// A time that is no whole number of frames.
    case fraction
    /// A sign that does not belong in this kind of diagram.
    case kind
    /// A character that looks like a sign and is none.
    case lookalike
    /// A character that cannot be seen.
    case invisible
    /// A time that is not a word of its own, goes back, or is too long.
    case timeWord = "time-word"
  }

  package let code: Code

  /// What is wrong, in one line.
  package let message: String

  /// What to write instead, in one line.
  package let hint: String

  /// The Character at fault, counted from 0, as frames are.
  package let column: Int

  /// The frame at fault.
  package let frame: Int

  /// The kind of diagram that was expected.
  package let kind: MarbleDiagram.Kind

  /// The whole diagram.
  package let text: String
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The report: what is wrong, the diagram with a caret below the fault, and the hint.
  package var description: String {
    let (line, indent) = excerpt
    let caret = String(repeating: " ", count: 4 + indent)
    return """
      marble syntax error [\(code.rawValue)] in \(kind.rawValue) diagram: \(message)
          \(line)
      \(caret)▲ column \(column), frame \(frame)
        hint: \(hint)
      """
  }

  /// The part of the diagram around the fault, on one line, and the width of what precedes it.
  private var excerpt: (line: String, indent: Int) {
    let reach = 60
    let first = max(0, column - reach)
    var line = first > 0 ? "…" : ""
    var indent = 0
    var index =
      text.index(text.startIndex, offsetBy: first, limitedBy: text.endIndex)
      ?? text.endIndex
    var place = first
    while index < text.endIndex, place < column + reach {
      if place == column { indent = line.columnWidth }
      line.append(Self.visible(text[index]))
      index = text.index(after: index)
      place += 1
    }
    if place <= column { indent = line.columnWidth }
    return (index < text.endIndex ? line + "…" : line, indent)
  }

  /// A character as one visible one.
  private static func visible(_ character: Character) -> Character {
    switch MarbleCharacter(character) {
    case .blank: " "
    case .invisible: "·"
    case .key, .sign, .lookalike: character.unicodeScalars.count > 12 ? "·" : character
    }
  }
}
