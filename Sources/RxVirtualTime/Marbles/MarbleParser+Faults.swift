/// The mistakes in words: what is wrong, and what to write instead.
extension MarbleParser {
  private func fault(
    _ code: MarbleSyntaxError.Code, _ message: String, hint: String,
    column: Int? = nil, frame: Int? = nil
  ) -> MarbleSyntaxError {
    MarbleSyntaxError(
      code: code, message: message, hint: hint, column: column ?? text.column,
      frame: (frame ?? self.frame) - (anchor ?? 0), kind: kind, text: source)
  }

  /// A piece of the text, short enough for a message.
  private func named(_ piece: String) -> String {
    "`\(shortened(piece))`"
  }

  private func shortened(_ piece: String) -> String {
    piece.utf8.count > 64 ? String(piece.unicodeScalars.prefix(12)) + "…" : piece
  }

  func afterTerminal(_ event: String, column: Int) -> MarbleSyntaxError {
    fault(
      .afterTerminal, "\(named(event)) comes after the end",
      hint: "after `|` or `#` only time may follow, unless the source is asked to misbehave",
      column: column)
  }

  func unclosed(_ sign: MarbleSign, column: Int) -> MarbleSyntaxError {
    let hint =
      sign == .quote
      ? "a key ends with `'`; a quote inside it is written `\\'`"
      : "close the group with `\((sign.closing ?? sign).text)`"
    return fault(.unclosed, "`\(sign.text)` is never closed", hint: hint, column: column)
  }

  func unopened(_ sign: MarbleSign, column: Int) -> MarbleSyntaxError {
    fault(
      .unopened, "`\(sign.text)` closes nothing",
      hint: "open it with `\((sign.opening ?? sign).text)`, or quote the key: '\(sign.text)'",
      column: column)
  }

  func nested(_ sign: MarbleSign, in group: Group, column: Int) -> MarbleSyntaxError {
    fault(
      .nested, "`\(sign.text)` opens a group inside `\(group.sign.text)`",
      hint: "a group holds only events; first comes `\((group.sign.closing ?? sign).text)`",
      column: column)
  }

  func mismatch(_ group: Group, _ sign: MarbleSign, column: Int) -> MarbleSyntaxError {
    fault(
      .mismatch, "`\(group.sign.text)` is closed by `\(sign.text)`",
      hint: "close the group with `\((group.sign.closing ?? sign).text)`", column: column)
  }

  func empty(_ group: Group) -> MarbleSyntaxError {
    fault(
      .empty, "`\(group.sign.text)\((group.sign.closing ?? group.sign).text)` holds no event",
      hint: "write `-` for a frame in which nothing happens", column: group.column)
  }

  func tickInGroup(_ time: String, of group: Group, column: Int) -> MarbleSyntaxError {
    fault(
      .tickInGroup, "\(named(time)) is time inside a group",
      hint: "all events of a group share one frame; write the time before or after it",
      column: column)
  }

  func misplaced(_ sign: String, column: Int) -> MarbleSyntaxError {
    let hint =
      switch (kind, sign) {
      case (.subscription, _): "a subscription diagram has only `^`, `!`, `-`, times and groups"
      case (_, "!"): "`!` ends a subscription, in subscription diagrams only"
      case (_, "{"): "only an expected diagram can leave the order open; write `[` or `(`"
      default: "a cold diagram begins at frame 0; `^` marks frame 0 of a hot one"
      }
    return fault(
      .kind,
      "\(named(sign)) does not belong in \(kind == .expected ? "an" : "a") "
        + "\(kind.rawValue) diagram", hint: hint, column: column)
  }

  func comma(column: Int) -> MarbleSyntaxError {
    fault(
      .kind, "`,` is reserved", hint: "events need nothing between them; as a key it is ','",
      column: column)
  }

  func unknownEscape(_ escaped: Character, column: Int) -> MarbleSyntaxError {
    fault(
      .kind, "`\\` escapes only `'` and itself", hint: "a backslash in a key is written `\\\\`",
      column: column)
  }

  func lookalike(
    _ character: Character, of sign: MarbleSign, column: Int
  ) -> MarbleSyntaxError {
    fault(
      .lookalike, "\(named(String(character))) looks like `\(sign.text)`",
      hint: "write `\(sign.text)`, or quote the key: '\(shortened(String(character)))'",
      column: column)
  }

  func invisible(_ character: Character, column: Int) -> MarbleSyntaxError {
    let scalars = character.unicodeScalars.prefix(4).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return fault(
      .invisible, "an invisible character (\(scalars.joined(separator: " ")))",
      hint: "delete it; blanks are spaces, tabs and line breaks", column: column)
  }
}

/// The mistakes with anchors and times.
extension MarbleParser {
  func secondAnchor(first: Int, column: Int) -> MarbleSyntaxError {
    fault(
      .anchor, "a second `^`", hint: "`^` marks frame 0, which there is only once", column: column)
  }

  func jumpBeforeAnchor(_ jump: (text: String, column: Int, frame: Int)) -> MarbleSyntaxError {
    fault(
      .anchor, "\(named(jump.text)) stands before `^`",
      hint: "absolute times count from `^`; before it write times without `@`",
      column: jump.column, frame: jump.frame - frame)
  }

  func secondSubscription(column: Int) -> MarbleSyntaxError {
    fault(
      .anchor, "a second `^` while subscribed",
      hint: "end the first subscription with `!`, or give overlapping ones as several diagrams",
      column: column)
  }

  func nothingSubscribed(column: Int) -> MarbleSyntaxError {
    fault(
      .anchor, "`!` without a subscription", hint: "a subscription begins with `^`",
      column: column)
  }

  func zero(_ time: String) -> MarbleSyntaxError {
    fault(.zero, "\(named(time)) is no time", hint: "leave it out")
  }

  func fraction(_ time: String) -> MarbleSyntaxError {
    fault(
      .fraction, "\(named(time)) is not a whole number of frames",
      hint: "a frame is \(scale.text(frames: 1))")
  }

  func tooLong(_ time: String) -> MarbleSyntaxError {
    fault(
      .timeWord, "\(named(time)) is too long",
      hint: "the last frame is \(scale.lastFrame)")
  }

  func goesBack(_ time: String) -> MarbleSyntaxError {
    fault(
      .timeWord, "\(named(time)) lies before frame \(frame - (anchor ?? 0))",
      hint: "`@` jumps forward to a time counted from frame 0; without `@` time is added")
  }

  func runsInto(_ time: String, _ following: Character) -> MarbleSyntaxError {
    fault(
      .timeWord, "\(named(time)) runs into \(named(String(following)))",
      hint: following.isASCII && following.isLetter
        ? "the units are us, ms, s, m and h, with a space behind; "
          + "as keys, each is quoted: \(Self.quoted(time))" : Self.spaces(time))
  }

  func joined(_ time: String) -> MarbleSyntaxError {
    fault(
      .timeWord, "\(named(time)) is joined to what stands before it", hint: Self.spaces(time))
  }

  func withoutUnit(_ time: String) -> MarbleSyntaxError {
    fault(
      .timeWord, "\(named(time)) has no unit",
      hint: "the units are us, ms, s, m and h; as a key it is '@'")
  }

  /// The hint that shows how the characters of a time are written as values.
  private static func spaces(_ time: String) -> String {
    let counts = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    guard time.count < counts.count else { return "a time needs a space on both sides" }
    return "a time needs a space on both sides; \(counts[time.count]) values are written "
      + quoted(time)
  }

  private static func quoted(_ keys: String) -> String {
    keys.map { "'\($0)'" }.joined()
  }
}
