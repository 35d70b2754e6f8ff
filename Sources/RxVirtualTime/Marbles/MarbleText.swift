/// A text that is walked once, Character by Character, without ever looking back.
struct MarbleText {
  let bytes: [UInt8]
  private let text: String

  /// The byte where the next Character begins, which is always a true boundary.
  private(set) var place = 0

  /// How many Characters lie before it.
  private(set) var column = 0

  /// The index of `place`, kept where a Character of several bytes ended there: an index made
  /// anew would have to look back for the boundary, through any number of flags.
  private var index: String.Index?

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { place == bytes.count }

  /// The next Character if it is a lone ASCII one.
  var ascii: UInt8? {
    let byte = bytes[place]
    guard byte < 0x80 else { return nil }
    let following = place + 1
    guard following < bytes.count else { return byte }
    return bytes[following] < 0x80 && byte != 0x0D ? byte : nil
  }

  /// Whether a word ends at a place: with the text or a blank.
  func isEndOfWord(_ place: Int) -> Bool {
    place == bytes.count || MarbleCharacter.isBlank(bytes[place])
  }

  /// Passes a lone ASCII Character.
  mutating func skip() {
    place += 1
    column += 1
    index = nil
  }

  /// Passes several of them.
  mutating func skip(to place: Int) {
    column += place - self.place
    self.place = place
    index = nil
  }

  /// Passes the next Character, whatever it is.
  mutating func next() -> Character {
    let start = index ?? text.utf8.index(text.startIndex, offsetBy: place)
    let end = text.index(after: start)
    place += text.utf8.distance(from: start, to: end)
    column += 1
    index = end
    return text[start]
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// What begins at a place, for a message.
  func character(at place: Int) -> Character {
    let start = text.utf8.index(text.startIndex, offsetBy: place)
    return text[start]
  }
}
