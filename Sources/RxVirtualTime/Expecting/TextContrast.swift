/// Two texts on one line each, cut so that what differs can be seen.
struct TextContrast {
  let one: String
  let other: String

  /// - Parameter limit: How many characters of each are shown at most.
  init(_ one: String, _ other: String, atMost limit: Int) {
    let common = zip(one, other).prefix { $0 == $1 }.count
    let isSeen = common < limit - 1 || one == other
    let skipped = isSeen ? 0 : common - limit / 3
    self.one = Self.cut(one, behind: skipped, atMost: limit)
    self.other = Self.cut(other, behind: skipped, atMost: limit)
  }

  private static func cut(_ text: String, behind skipped: Int, atMost limit: Int) -> String {
    guard skipped > 0 else { return text.onOneLine(atMost: limit) }
    return "…" + String(text.dropFirst(skipped)).onOneLine(atMost: limit - 1)
  }
}
