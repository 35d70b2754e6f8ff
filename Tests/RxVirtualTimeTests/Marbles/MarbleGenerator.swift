import Foundation
import RxVirtualTime
import TestSupport

/// Makes random diagrams, as texts and as events.
struct MarbleGenerator {
  /// How often a law is tried: far more often when the environment has `RX_LONG=1`.
  static func rounds(_ normal: Int, long: Int) -> Int {
    ProcessInfo.processInfo.environment["RX_LONG"] == "1" ? long : normal
  }

  /// Keys that are hard to write, among easy ones.
  static let keys = [
    "a", "b", "c", "x", "1", "0", "m", "s", "u", "h", ".", "@", "10ms", "@3ms", "'", "\\", " ", "–",
    "👨‍👩‍👧‍👦", "", "-", "|", "#", "^", "!", "(", ")", "[", "]", "{", "}", ",", "12", "it's", "a\\b", "中",
    "é",
    "🇨", "🇭", "🇨🇭", "가", "ᆨ", "क्", "ष", "\u{A0}", "\u{200B}", "two words", "\n", "1.5s", "\"",
  ]

  static let errorKeys: Set<String> = ["x", "it's"]

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func isLucky(oneIn count: Int) -> Bool {
    number(1...count) == 1
  }

  mutating func key() -> String {
    Self.keys[number(0...Self.keys.count - 1)]
  }

  /// Events in order, with gaps of any length, several in one frame, perhaps a terminal.
  mutating func events(kind: MarbleDiagram.Kind) -> [MarbleEvent] {
    var frame = kind == .hot ? number(-60...10) : 0
    var events: [MarbleEvent] = []
    for _ in 0..<number(0...12) {
      if isLucky(oneIn: 3) { frame += isLucky(oneIn: 4) ? number(0...100_000) : number(0...20) }
      let key = key()
      let isError = Self.errorKeys.contains(key)
      events.append(MarbleEvent(frame, isError ? .error(key) : .next(key)))
      if isError { return events }
      if !isLucky(oneIn: 4) { frame += 1 }
    }
    if isLucky(oneIn: 2) {
      events.append(MarbleEvent(frame, .completed))
    } else if isLucky(oneIn: 2) {
      events.append(MarbleEvent(frame, .error(nil)))
    }
    return events
  }

  /// A text by the grammar.
  mutating func text(kind: MarbleDiagram.Kind, hasJumps: Bool = true) -> String {
    var text = ""
    var isAnchored = kind != .hot || isLucky(oneIn: 2)
    for _ in 0..<number(0...12) {
      switch number(1...(kind == .expected ? 10 : 9)) {
      case 1...3: text += String(repeating: "-", count: number(1...14))
      case 4...6: text += token()
      case 7: text += group("(", ")")
      case 8: text += group("[", "]")
      case 9: text += time(hasJumps: hasJumps)
      default: text += group("{", "}")
      }
      if isLucky(oneIn: 5) { text += [" ", "\t", "  ", "\n"][number(0...3)] }
      if !isAnchored, isLucky(oneIn: 4) {
        text += "^"
        isAnchored = true
      }
    }
    return text + ["", "|", "#", " ", "--", "(a|)"][number(0...5)]
  }

  private mutating func token() -> String {
    MarblePrinter.token(ofKey: MarbleGenerator.keys[number(0...3)] == "x" ? "a" : plainKey())
  }

  /// A key that is no error.
  private mutating func plainKey() -> String {
    let key = key()
    return Self.errorKeys.contains(key) ? "y" : key
  }

  private mutating func group(_ open: String, _ close: String) -> String {
    open + (0..<number(1...4)).map { _ in token() }.joined() + close
  }

  private mutating func time(hasJumps: Bool) -> String {
    let units = ["ms", "s", "m"]
    let at = hasJumps && isLucky(oneIn: 4) ? "@" : ""
    return " \(at)\(number(1...60))\(units[number(0...2)]) "
  }

  /// Windows that do not overlap.
  mutating func windows() -> [Subscription] {
    var frame = 0
    var windows: [Subscription] = []
    for _ in 0..<number(0...5) {
      frame += number(0...30)
      if isLucky(oneIn: 6) { return windows + [Subscription(frame)] }
      let start = frame
      frame += number(0...30)
      windows.append(Subscription(start, frame))
    }
    return windows
  }

  /// Anything at all, rich in signs.
  mutating func noise() -> String {
    let length = number(0...40)
    switch number(1...4) {
    case 1:
      let bytes = (0..<length).map { _ in UInt8(number(0...255)) }
      return String(decoding: bytes, as: UTF8.self)
    case 2:
      let signs = Array("-|#^!()[]{}',\\ @0123.mshuab\u{301}\u{200D}–🇨\r\n".unicodeScalars)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<length { scalars.append(signs[number(0...signs.count - 1)]) }
      return String(scalars)
    case 3:
      let scalars = (0..<length).compactMap { _ in Unicode.Scalar(UInt32(number(0...0x1FFFF))) }
      return String(String.UnicodeScalarView(scalars))
    default:
      return (0..<length / 2).map { _ in
        ["-", "a", "(", ")", "^", "!", "|", " 9ms ", "'", " @12ms ", "[", "]", "{b}", "99999h"][
          number(0...13)]
      }.joined()
    }
  }
}

extension [MarbleEvent] {
  /// What happens when, without the places in the text.
  var happenings: [MarbleEvent] {
    map { MarbleEvent($0.frame, $0.content) }
  }
}
