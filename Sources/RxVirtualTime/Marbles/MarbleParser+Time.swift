extension MarbleParser {
  /// Reads a time if one begins here.
  ///
  /// A time is a whole word. One that is joined to its neighbours at the beginning or the end of a
  /// word is a mistake; amid a word (`a1msb`) its characters are values.
  mutating func readTime(_ byte: UInt8) throws(MarbleSyntaxError) -> Bool {
    let isJump = byte == UInt8(ascii: "@")
    guard isJump || MarbleTime.isDigit(byte) else { return false }
    let place = text.place
    if !isWordStart, group != nil || (place > 0 && MarbleTime.isDigit(text.bytes[place - 1])) {
      return false
    }
    guard let time = MarbleTime(text.bytes, at: place) else {
      try refuseJumpWithoutUnit(isJump: isJump)
      return false
    }
    let isWholeWord = text.isEndOfWord(time.end)
    let word = text.string(place..<time.end)
    if let group {
      guard isWholeWord else { return false }
      throw tickInGroup(word, of: group, column: text.column)
    }
    if isWordStart, !isWholeWord { throw runsInto(word, text.character(at: time.end)) }
    guard isWordStart else {
      if isWholeWord { throw joined(word) }
      return false
    }
    try pass(time, word: word)
    text.skip(to: time.end)
    return true
  }

  private func refuseJumpWithoutUnit(isJump: Bool) throws(MarbleSyntaxError) {
    let following = text.place + 1
    guard isJump, isWordStart, group == nil, following < text.bytes.count,
      MarbleTime.isDigit(text.bytes[following])
    else { return }
    var end = following
    while end < text.bytes.count, MarbleTime.isDigit(text.bytes[end]) { end += 1 }
    throw withoutUnit(text.string(text.place..<end))
  }

  private mutating func pass(_ time: MarbleTime, word: String) throws(MarbleSyntaxError) {
    let frames: Int
    do {
      frames = try time.frames(text.bytes, scale: scale)
    } catch {
      throw error == .fraction ? fraction(word) : tooLong(word)
    }
    guard time.isAbsolute else {
      guard frames > 0 else { throw zero(word) }
      guard frame <= scale.lastFrame - frames else { throw tooLong(word) }
      frame += frames
      return
    }
    let target = (anchor ?? 0) + frames
    guard target <= scale.lastFrame else { throw tooLong(word) }
    guard target >= frame else { throw goesBack(word) }
    if firstJump == nil { firstJump = (word, text.column, frame) }
    frame = target
  }
}
