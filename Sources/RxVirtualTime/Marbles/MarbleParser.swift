/// Reads a diagram in one pass; every text ends in a diagram or in a `MarbleSyntaxError`.
struct MarbleParser {
  /// A group that is being read.
  struct Group {
    let sign: MarbleSign
    let column: Int
    var count = 0
  }

  let source: String
  let kind: MarbleDiagram.Kind
  let scale: MarbleScale
  let errorKeys: Set<String>
  let isMisbehaving: Bool

  var text: MarbleText

  /// The frame that is being read, counted from the beginning of the text.
  var frame = 0

  /// Whether a word begins here: at the beginning of the text and behind a blank.
  var isWordStart = true

  var group: Group?

  /// The frame of `^`, from which all frames count in the end.
  var anchor: Int?

  /// The first absolute time, which must not stand before `^`.
  var firstJump: (text: String, column: Int, frame: Int)?

  private var events: [MarbleEvent] = []
  private var windows: [Subscription] = []
  private var anyOrderGroups = 0
  private var hasEnded = false
  private var isSubscribed = false

  /// The keys of one ASCII character, made once.
  private static let keys = (0..<128).map { String(UnicodeScalar(UInt8($0))) }

  init(
    _ source: String, kind: MarbleDiagram.Kind, scale: MarbleScale,
    errorKeys: Set<String>, isMisbehaving: Bool
  ) {
    self.source = source
    self.kind = kind
    self.scale = scale
    self.errorKeys = errorKeys
    self.isMisbehaving = isMisbehaving
    text = MarbleText(source)
    events.reserveCapacity(min(text.bytes.count, 16))
  }

  mutating func parse() throws(MarbleSyntaxError) -> MarbleDiagram {
    while !text.isAtEnd {
      let column = text.column
      if let byte = text.ascii {
        if try readTime(byte) { continue }
        try read(byte, at: column)
      } else {
        try read(text.next(), at: column)
      }
    }
    if let group { throw unclosed(group.sign, column: group.column) }
    return finished()
  }

  private mutating func read(_ byte: UInt8, at column: Int) throws(MarbleSyntaxError) {
    text.skip()
    if MarbleCharacter.isBlank(byte) {
      isWordStart = true
      return
    }
    isWordStart = false
    if let sign = MarbleSign.ofASCII[Int(byte)] {
      try read(sign, at: column)
    } else if byte > 0x20, byte < 0x7F {
      try append(element: Self.keys[Int(byte)], at: column)
    } else {
      throw invisible(Character(UnicodeScalar(byte)), column: column)
    }
  }

  private mutating func read(_ character: Character, at column: Int) throws(MarbleSyntaxError) {
    switch MarbleCharacter(character) {
    case .blank:
      isWordStart = true
      return
    case .key: try append(element: String(character), at: column)
    case .sign(let sign): try read(sign, at: column)
    case .lookalike(let sign): throw lookalike(character, of: sign, column: column)
    case .invisible: throw invisible(character, column: column)
    }
    isWordStart = false
  }

  private mutating func read(_ sign: MarbleSign, at column: Int) throws(MarbleSyntaxError) {
    switch sign {
    case .tick:
      if let group { throw tickInGroup("-", of: group, column: column) }
      frame += 1
    case .completion: try append(.completed, written: "|", at: column)
    case .failure: try append(.error(nil), written: "#", at: column)
    case .subscription: try mark(at: column)
    case .unsubscription: try unsubscribe(at: column)
    case .quote: try append(element: quotedKey(at: column), at: column)
    case .comma: throw comma(column: column)
    case .openSequence, .openTogether, .openAnyOrder: try open(sign, at: column)
    case .closeSequence, .closeTogether, .closeAnyOrder: try close(sign, at: column)
    }
  }

  private mutating func quotedKey(at column: Int) throws(MarbleSyntaxError) -> String {
    var key = ""
    while !text.isAtEnd {
      let character = text.next()
      if character == MarbleSign.quote.rawValue { return key }
      guard character == marbleEscape else {
        key.append(character)
        continue
      }
      if text.isAtEnd { break }
      let escaped = text.next()
      guard escaped == MarbleSign.quote.rawValue || escaped == marbleEscape else {
        throw unknownEscape(escaped, column: text.column - 2)
      }
      key.append(escaped)
    }
    throw unclosed(.quote, column: column)
  }
}

/// The events and groups.
extension MarbleParser {
  private mutating func append(element key: String, at column: Int) throws(MarbleSyntaxError) {
    let isError = !errorKeys.isEmpty && errorKeys.contains(key)
    try append(isError ? .error(key) : .next(key), written: key, at: column)
  }

  private mutating func append(
    _ content: MarbleEvent.Content, written: String, at column: Int
  ) throws(MarbleSyntaxError) {
    guard kind != .subscription else { throw misplaced(written, column: column) }
    guard !hasEnded || isMisbehaving else { throw afterTerminal(written, column: column) }
    var order: Int?
    if case .next = content {
      if group?.sign == .openAnyOrder { order = anyOrderGroups }
    } else {
      hasEnded = true
    }
    events.append(MarbleEvent(frame, content, group: order, column: column))
    pass()
  }

  /// Passes the frame of an event; inside a group, the group does so at its end.
  private mutating func pass() {
    if group == nil { frame += 1 } else { group?.count += 1 }
  }

  private mutating func mark(at column: Int) throws(MarbleSyntaxError) {
    switch kind {
    case .cold: throw misplaced("^", column: column)
    case .hot, .expected:
      if let anchor { throw secondAnchor(first: anchor, column: column) }
      if let firstJump { throw jumpBeforeAnchor(firstJump) }
      anchor = frame
    case .subscription:
      if isSubscribed { throw secondSubscription(column: column) }
      isSubscribed = true
      windows.append(Subscription(frame))
    }
    pass()
  }

  private mutating func unsubscribe(at column: Int) throws(MarbleSyntaxError) {
    guard kind == .subscription else { throw misplaced("!", column: column) }
    guard isSubscribed else { throw nothingSubscribed(column: column) }
    isSubscribed = false
    windows.append(Subscription(windows.removeLast().subscribe, frame))
    pass()
  }

  private mutating func open(_ sign: MarbleSign, at column: Int) throws(MarbleSyntaxError) {
    if let group { throw nested(sign, in: group, column: column) }
    if sign == .openAnyOrder {
      guard kind == .expected else { throw misplaced("{", column: column) }
      anyOrderGroups += 1
    }
    group = Group(sign: sign, column: column)
  }

  private mutating func close(_ sign: MarbleSign, at column: Int) throws(MarbleSyntaxError) {
    guard let group else { throw unopened(sign, column: column) }
    guard group.sign.closing == sign else { throw mismatch(group, sign, column: column) }
    guard group.count > 0 else { throw empty(group) }
    frame += group.sign == .openSequence ? 2 + group.count : 1
    self.group = nil
  }

  /// Counts all frames from the anchor.
  private func finished() -> MarbleDiagram {
    var diagram = MarbleDiagram(events: events, windows: windows, end: frame)
    guard let anchor, anchor != 0 else { return diagram }
    for index in diagram.events.indices { diagram.events[index].frame -= anchor }
    diagram.end -= anchor
    return diagram
  }
}
