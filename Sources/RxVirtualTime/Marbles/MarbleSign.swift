/// The signs of the marble language: the one table that the parser reads and the printer writes.
package enum MarbleSign: Character, CaseIterable, Sendable {
  case tick = "-"
  case completion = "|"
  case failure = "#"
  case subscription = "^"
  case unsubscription = "!"
  case openSequence = "("
  case closeSequence = ")"
  case openTogether = "["
  case closeTogether = "]"
  case openAnyOrder = "{"
  case closeAnyOrder = "}"
  case quote = "'"
  case comma = ","

  /// The sign of each ASCII character that has one.
  static let ofASCII: [MarbleSign?] = {
    var table = [MarbleSign?](repeating: nil, count: 128)
    for sign in allCases { table[Int(sign.byte)] = sign }
    return table
  }()

  var text: String { String(rawValue) }

  private var byte: UInt8 { rawValue.asciiValue ?? 0 }

  /// The sign that closes the group this one opens.
  var closing: MarbleSign? {
    switch self {
    case .openSequence: .closeSequence
    case .openTogether: .closeTogether
    case .openAnyOrder: .closeAnyOrder
    default: nil
    }
  }

  /// The sign that opens the group this one closes.
  var opening: MarbleSign? {
    switch self {
    case .closeSequence: .openSequence
    case .closeTogether: .openTogether
    case .closeAnyOrder: .openAnyOrder
    default: nil
    }
  }
}

/// What escapes a quote, or itself, inside a quoted key.
let marbleEscape: Character = "\\"

/// Characters of other scripts that the eye takes for a sign.
enum MarbleLookalike {
  /// The sign that a character with this scalar first is easily taken for.
  static func sign(for scalar: Unicode.Scalar) -> MarbleSign? {
    table[scalar.value]
  }

  private static let table: [UInt32: MarbleSign] = {
    var table: [UInt32: MarbleSign] = [:]
    for (sign, characters) in groups {
      for scalar in characters.unicodeScalars { table[scalar.value] = sign }
    }
    return table
  }()

  private static let groups: [(MarbleSign, String)] = [
    (.tick, "‐‑‒–—―−﹘﹣－ー⁃˗➖─━⸺"),
    (.completion, "｜│┃∣❘❙❚ǀ⎮⏐︱¦￨丨"),
    (.failure, "＃﹟♯⌗"),
    (.subscription, "＾ˆ⌃‸˄ꞈ"),
    (.unsubscription, "！﹗ǃ︕"),
    (.openSequence, "（﹙❨⁽⦅｟"),
    (.closeSequence, "）﹚❩⁾⦆｠"),
    (.openTogether, "［〔【⟦❲"),
    (.closeTogether, "］〕】⟧❳"),
    (.openAnyOrder, "｛﹛❴⦃"),
    (.closeAnyOrder, "｝﹜❵⦄"),
    (.quote, "‘’‛′＇´ʹʼʻ“”„‟″＂"),
    (.comma, "，‚、﹐﹑､"),
  ]
}
