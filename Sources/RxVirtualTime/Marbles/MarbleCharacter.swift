/// What a Character outside quotes is to the language.
enum MarbleCharacter: Equatable {
  /// A key that may stand without quotes.
  case key

  /// A blank: it separates items and is never time.
  case blank

  /// Part of the language's own signs.
  case sign(MarbleSign)

  /// Not a sign, but easily taken for one.
  case lookalike(MarbleSign)

  /// Nothing that the eye can see, or that would melt into its neighbour.
  case invisible

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else {
      self = .invisible
      return
    }
    if first.isASCII, let ascii = Self(ascii: first, isAlone: scalars.count == 1) {
      self = character == "\r\n" ? .blank : ascii
    } else if let sign = MarbleLookalike.sign(for: first) {
      self = .lookalike(sign)
    } else if scalars.count == 1, Self.isLetter(first) {
      self = .key
    } else if Self.isInvisible(first) || last == "\u{200D}" || last == "\u{200C}" {
      self = .invisible
    } else if first.isASCII, scalars.dropFirst().allSatisfy(Self.isInvisible) {
      self = .invisible
    } else {
      self = "'\(character)'".count == 3 ? .key : .invisible
    }
  }

  /// What an ASCII scalar is; nil where the scalars that follow it decide.
  private init?(ascii scalar: Unicode.Scalar, isAlone: Bool) {
    if let sign = MarbleSign.ofASCII[Int(scalar.value)] {
      self = isAlone ? .sign(sign) : .lookalike(sign)
    } else if scalar.value > 0x20, scalar.value < 0x7F {
      guard isAlone else { return nil }
      self = .key
    } else {
      self = isAlone && Self.isBlank(UInt8(scalar.value)) ? .blank : .invisible
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether it belongs to a block in which all that is assigned can be seen and stands alone; the
  /// other blocks take longer to judge.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x2FF, 0x3A3...0x482, 0x4E00...0x9FFF: true
    default: false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .unassigned:
      return true
    default:
      return false
    }
  }
}

extension String {
  /// How many columns of a terminal the text takes, as well as that can be known.
  var columnWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columnWidth }
  }
}

extension Character {
  /// 2 for the wide characters of East Asia and for emoji, 1 for all else.
  var columnWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wideRanges.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
