/// Blanks out comments and string literals; every newline stays where it is.
struct CodeStripper {
  private enum Place {
    case code
    case lineComment
    case blockComment(depth: Int)
    /// Ends at as many quotes, followed by as many number signs.
    case literal(quotes: Int, signs: Int)
  }

  private let input: [UInt8]
  private var output: [UInt8] = []
  private var index = 0
  private var place = Place.code

  static func strip(_ text: String) -> String {
    var stripper = CodeStripper(input: Array(text.utf8))
    while stripper.index < stripper.input.count { stripper.step() }
    return String(decoding: stripper.output, as: UTF8.self)
  }

  private init(input: [UInt8]) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  private mutating func step() {
    switch place {
    case .code: stepInCode()
    case .lineComment: stepInLineComment()
    case .blockComment(let depth): stepInBlockComment(depth)
    case .literal(let quotes, let signs): stepInLiteral(quotes, signs)
    }
  }

  private mutating func stepInCode() {
    if sees("//") {
      place = .lineComment
    } else if sees("/*") {
      blank(2)
      place = .blockComment(depth: 1)
    } else if let (quotes, signs) = opening() {
      blank(quotes + signs)
      place = .literal(quotes: quotes, signs: signs)
    } else {
      output.append(input[index])
      index += 1
    }
  }

  private mutating func stepInLineComment() {
    if sees("\n") { place = .code }
    blank(1)
  }

  private mutating func stepInBlockComment(_ depth: Int) {
    if sees("*/") {
      blank(2)
      place = depth == 1 ? .code : .blockComment(depth: depth - 1)
    } else if sees("/*") {
      blank(2)
      place = .blockComment(depth: depth + 1)
    } else {
      blank(1)
    }
  }

  private mutating func stepInLiteral(_ quotes: Int, _ signs: Int) {
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: signs)
    if signs == 0, sees("\\") {
      blank(2)
    } else if sees(end) {
      blank(end.utf8.count)
      place = .code
    } else {
      blank(1)
    }
  }

  /// The quotes and number signs of the literal that begins here, if one does.
  private func opening() -> (quotes: Int, signs: Int)? {
    var signs = 0
    while index + signs < input.count, input[index + signs] == UInt8(ascii: "#") { signs += 1 }
    let start = index + signs
    guard start < input.count, input[start] == UInt8(ascii: "\"") else { return nil }
    let isTriple = input[start...].prefix(3).elementsEqual("\"\"\"".utf8)
    return (isTriple ? 3 : 1, signs)
  }

  private func sees(_ text: String) -> Bool {
    input[index...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    for byte in input[index...].prefix(count) {
      output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    index += count
  }
}
