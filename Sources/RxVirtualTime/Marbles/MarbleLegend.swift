/// Gives letters to what no key stands for, and explains them.
struct MarbleLegend {
  /// Keys that mean something else in the rows.
  private var taken: Set<String> = []
  private var letters: [String: String] = [:]
  private var entries: [(letter: String, description: String, frames: [Int])] = []
  private var candidates = Self.alphabet

  /// A key longer than this is replaced by a letter.
  private static let longestKey = 14

  private static var alphabet: [String] {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".reversed().map { String($0) }
  }

  /// The key as it can stand in a row; nil if it is too long or cannot be seen.
  static func drawable(key: String) -> MarbleRow.Content? {
    guard key.utf8.count <= 4 * longestKey, key.columnWidth <= longestKey,
      MarblePrinter.canWrite(key),
      !key.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return .key(key)
  }

  /// Keeps keys from being used as letters.
  mutating func reserve(keys: [String]) {
    taken.formUnion(keys)
  }

  mutating func reserve(_ contents: [MarbleRow.Content]) {
    for case .key(let key) in contents { taken.insert(key) }
  }

  mutating func token(of content: MarbleRow.Content, frame: Int) -> String {
    switch content {
    case .sign(let text): return text
    case .key(let key): return MarblePrinter.token(ofKey: key)
    case .unnamed(let description):
      let letter = letters[description] ?? newLetter(for: description)
      if let place = entries.firstIndex(where: { $0.letter == letter }) {
        entries[place].frames.append(frame)
      }
      return MarblePrinter.token(ofKey: letter)
    }
  }

  /// The explanation of the letters that stand in some frame of a range, or of all.
  func lines(in range: ClosedRange<Int>?) -> [String] {
    entries.filter { entry in range.map { entry.frames.contains(where: $0.contains) } ?? true }
      .map { "\($0.letter) is \($0.description.onOneLine(atMost: 60))" }
  }

  private mutating func newLetter(for description: String) -> String {
    while let candidate = candidates.popLast() {
      if !taken.contains(candidate) { return enter(candidate, description) }
    }
    var number = entries.count + 1
    while taken.contains("v\(number)") { number += 1 }
    return enter("v\(number)", description)
  }

  private mutating func enter(_ letter: String, _ description: String) -> String {
    taken.insert(letter)
    letters[description] = letter
    entries.append((letter, description, []))
    return letter
  }
}

extension String {
  /// The text without line breaks, cut where it is too long.
  func onOneLine(atMost limit: Int) -> String {
    let beginning = prefix(limit + 1)
    let line = beginning.map { $0.isNewline ? " " : String($0) }.joined()
    return beginning.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
