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
}
