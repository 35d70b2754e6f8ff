import RxVirtualTime
import Testing

@Suite struct MarbleSyntaxErrorTests {
  private func description(
    _ text: String, kind: MarbleDiagram.Kind = .cold
  ) throws -> String {
    let error = #expect(throws: MarbleSyntaxError.self) {
      _ = try MarbleDiagram.parse(text, kind: kind)
    }
    return try #require(error).description
  }

  @Test("the report shows the diagram with a caret below the fault, and what to write instead")
  func report() throws {
    #expect(
      try description("-a 10ms|") == """
        marble syntax error [time-word] in cold diagram: `10ms` runs into `|`
            -a 10ms|
               ▲ column 3, frame 2
          hint: a time needs a space on both sides; four values are written '1''0''m''s'
        """)
  }

  @Test("the caret stands right behind wide characters too")
  func wideCharacters() throws {
    #expect(
      try description("-中-👨‍👩‍👧‍👦-(a", kind: .hot) == """
        marble syntax error [unclosed] in hot diagram: `(` is never closed
            -中-👨‍👩‍👧‍👦-(a
                   ▲ column 5, frame 5
          hint: close the group with `)`
        """)
  }

  @Test("a fault at the end of the text has its caret there")
  func atTheEnd() throws {
    #expect(
      try description("^--^", kind: .subscription) == """
        marble syntax error [anchor] in subscription diagram: a second `^` while subscribed
            ^--^
               ▲ column 3, frame 3
          hint: end the first subscription with `!`, or give overlapping ones as several diagrams
        """)
  }

  @Test("characters that cannot be seen are shown as dots, line breaks as blanks")
  func invisibleCharacters() throws {
    #expect(
      try description("-a\n-b\u{200B}-", kind: .expected) == """
        marble syntax error [invisible] in expected diagram: an invisible character (U+200B)
            -a -b·-
                 ▲ column 5, frame 4
          hint: delete it; blanks are spaces, tabs and line breaks
        """)
  }

  @Test("of a long diagram only the surroundings of the fault are shown")
  func longDiagram() throws {
    let dashes = String(repeating: "-", count: 200)
    let shown = dashes.prefix(60)
    #expect(
      try description(dashes + "," + dashes) == """
        marble syntax error [kind] in cold diagram: `,` is reserved
            …\(shown),\(shown.dropFirst())…
        \(String(repeating: " ", count: 65))▲ column 200, frame 200
          hint: events need nothing between them; as a key it is ','
        """)
  }

  @Test("a long piece of the text is cut in the message")
  func longPiece() throws {
    let description = try description(String(repeating: "9", count: 1_000) + "ms")
    #expect(description.contains("`999999999999…` is too long"))
    #expect(description.utf8.count < 600)
  }

  @Test(
    "the caret stands below the fault, wherever that is",
    arguments: [
      "-a-b-|", "中-é-👨‍👩‍👧‍👦-|", "-(ab|)", "[a🇨🇭]-[bc]--", "'two 中'--'x'(y#)", "a 10ms b @30ms c",
      "\ta \n-e\u{301}-x- ", String(repeating: "-中", count: 50),
    ])
  func everywhere(text: String) throws {
    let characters = Array(text)
    for place in 0...characters.count {
      for fault in Array(",–！\u{7}!^") {
        let wrong = characters.prefix(place) + [fault] + characters.dropFirst(place)
        if Array(String(wrong)) != Array(wrong) { continue }
        let isQuoted = characters.prefix(place).count { $0 == "'" } % 2 == 1
        do {
          _ = try MarbleDiagram.parse(String(wrong), kind: .cold)
          try #require(isQuoted, "\(String(wrong))")
        } catch let error as MarbleSyntaxError {
          try expectCaret(of: error, in: Array(wrong), fault: place)
        }
      }
    }
  }

  /// The caret stands below the fault, or below the time that runs into it.
  private func expectCaret(
    of error: MarbleSyntaxError, in characters: [Character], fault: Int
  ) throws {
    let word = characters[..<fault].lastIndex { $0 == " " }.map { $0 + 1 } ?? 0
    try #require(error.column == fault || (error.code == .timeWord && error.column == word))
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    let caret = try #require(lines[2].firstIndex(of: "▲"))
    var left = lines[2][..<caret].count
    let shown = lines[1].drop { character in
      if left <= 0 { return false }
      left -= "中👨‍👩‍👧‍👦🇨🇭！".contains(character) ? 2 : 1
      return true
    }
    let isVisible = !"\t\n\u{7}".contains(characters[error.column])
    try #require(left == 0)
    try #require(!isVisible || shown.first == characters[error.column], "\(error)")
  }
}
